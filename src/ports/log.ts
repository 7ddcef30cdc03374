/** Lines for the person who watches the run. Texts may hold untrusted parts: the adapter makes them inert for its terminal. */
export interface Log {
  readonly info: (message: string) => void;
  readonly warning: (message: string) => void;
  readonly error: (message: string) => void;
}
