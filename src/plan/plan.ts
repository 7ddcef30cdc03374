// schema: see the plan stage
export interface PlanTask {
  readonly name: string;
  readonly type: "worker" | "subplanner" | "verifier";
}
export interface VerifierTask extends PlanTask {
  readonly type: "verifier";
  readonly verifies: string;
}
export interface LoadedPlan {
  readonly path: string;
}
