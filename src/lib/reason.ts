/** Why a verdict is not a pass, and what to do about it. Closed: every failed or blocked verdict carries one of these codes.
 *  The sentence is for the person who reads the check run. Source: verdict table, README "What each verdict means". */
export const REASONS = {
  "verifier-failed":
    "The verifier ran the change and it does not meet its acceptance. Fix what the critiques name and push.",
  "below-floor":
    "The evidence is weaker than this gate asks for. Give stronger evidence or lower the gate's floor in the policy.",
  "paths-outside":
    "The change touches files outside the task's allowed paths. Move them out, or change `pathsAllowed` in the plan first.",
  "measurement-mismatch":
    "A measured value does not agree with what the worker claimed. Correct the claim or the change.",
  "command-failed": "A command of this gate failed. Read its output in the report, fix the cause and push.",
  "expression-false":
    "The gate's `pass-when` is false for the evidence gathered. The marked expression shows which part decided.",
  "assertion-failed":
    "A `require` of this gate does not hold. Its message says what is missing; the marked expression shows why.",
  "judge-failed": "The judge says that the change does not meet its criteria. Read the critique, revise and push.",

  "judge-error":
    "The judge gave no usable judgement: it failed, said nothing clear, or said it more than once. Read the detail, then run the check again.",
  "judge-truncated":
    "The judge could not be shown all: the change or the texts beside it are larger than it may read, or files are not text, or its answer was cut, so its judgement does not count. Split the pull request, set `max-input` to what may be read, or say `allow-truncated: true`.",
  "too-many-steps": "The gate is too large to be evaluated on this evidence. Ask for less of it, or split the gate.",
  "flow-undecided":
    "The gate ended before anything decided: a condition is unknown, or no `require` and no `verify` was reached. Read the detail.",
  "verifier-blocked":
    "The verifier could not do its work. Read its handoff for the obstacle, remove it, and run the check again.",
  "not-verified": "The verifier says that it verified nothing. Give it something it can run, then run the check again.",
  "handoff-missing": "The verifier ended without a handoff. Read its transcript, then run the check again.",
  "handoff-unreadable":
    "The handoff has no single readable Verification value. Read the diagnostics and make the agent follow the format.",
  "criteria-unanswered":
    "This gate asks that every acceptance item is met (`criteria: all`), and the handoff does not say so of each. Read which ones are open; make them something the verifier can check, or say `criteria: reported`.",
  "handoff-contradictory":
    "The handoff contradicts itself, so its value does not count. Read the findings and run the verifier again.",
  "agent-crashed": "The agent ended with an error. Read its transcript, then run the check again.",
  "agent-timeout": "The agent did not end in time. Raise `timeout` in the policy or make the task smaller.",
  "agent-unavailable": "The agent cannot be started. Install it on the runner or name another agent in the policy.",
  "agent-install-failed":
    "The agent's program could not be installed. Read the detail, or install it on the runner and remove `install: true`.",
  "agent-output-invalid":
    "The agent's program printed something else than the events of one run, up to the one that says how it ended. Read its transcript, then run the check again.",
  "key-missing":
    "The key for the agent's model is not set. Give it to the step in `env`, under the name that the policy's `key-env` says.",
  "model-unreachable":
    "The model's endpoint could not be reached. Check `base-url` in the policy and the runner's network, then re-run the job.",
  "model-unauthorized": "The model's endpoint refused the key. Give the step a key that is valid for this endpoint.",
  "model-not-found": "The model's endpoint does not know this model. Correct `model` or `base-url` in the policy.",
  "model-rate-limited":
    "The model's endpoint says that its limit is used up. Wait, raise the limit there, or name a `fallback` in the policy.",
  "model-unavailable":
    "The model's endpoint failed again and again. Re-run the job in a few minutes, or name a `fallback` in the policy.",
  "budget-exceeded":
    "The agent used up what the policy allows it in calls, tokens or money. Raise the budget or make the task smaller.",
  "price-unknown":
    "No price is known for the agent's model, so its budget in dollars cannot be kept. Add `price: { input, output }`, in dollars for a million tokens, to the agent in the policy.",
  "evidence-missing":
    "The agent or command gave no evidence of the type that the check expects. Read its transcript, then run the check again.",
  "evidence-invalid":
    "The evidence that an agent or a command gave does not fit the type that the check expects. Read the detail, then run the check again.",
  "setup-failed": "A `setup` command of the policy failed at the head commit. Read its output, fix the cause and push.",
  "command-timeout": "A command of this gate did not end in time. Raise its `timeout` in the policy or make it faster.",
  "measurement-unclaimed":
    "The worker's handoff beside the plan has no single claim for a measurement. Let the worker report it under `## Measurements`.",
  "measurement-failed":
    "A measurement could not be taken. Its command or parser failed; read its output in the report.",
  "nothing-to-run":
    'The plan names no command whose success proves anything. Put commands in backticks in a list item that says to run them, such as "Run `npm test`", or in a fenced `sh` block.',
  "upstream-blocked": "A task this verifier depends on has no passing result. Resolve that one first.",
  "expression-unknown": "The gate's `pass-when` needs a fact that is missing. The marked expression names it.",

  "plan-invalid": "The acceptance plan at the base commit has faults. Fix the listed lines and merge that first.",
  "plan-unreadable":
    "The acceptance plan at the base commit cannot be read as a plain UTF-8 file within the size limit.",
  "plan-missing":
    "No acceptance plan was found where one is asked for. Correct the glob, or add a plan on the base branch.",
  unverified:
    "No verifier checks what this change carries, and the policy says `unplanned: block`. Add a verifier to the plan on the base branch.",
  "no-change":
    "The base holds the head commit already: there is no change to judge. Name another base or head, or push a commit.",
  "task-unknown":
    "The task asked for by name is in no plan at the base commit. Correct the name or merge the plan first.",
  "policy-invalid": "The policy file at the base commit has faults. Fix the listed lines and merge that first.",
  "policy-unreadable": "The policy file at the base commit cannot be read as a plain UTF-8 file within the size limit.",
  "commit-missing":
    "A commit cannot be found. On a pull request it may have been force-pushed away: push or re-run. On a clone, fetch it.",
  "head-moved":
    "The commit that was judged is not, or no longer, the head of the pull request. The run for the newest commit decides.",
  "criteria-changed":
    "The acceptance criteria, or a text of the pull request that a judge was shown, were edited while it was being judged. The run for the new text decides; where the edit starts none, re-run the job.",
  "shared-head":
    "Another open pull request has the same head commit. Check runs belong to commits, so a pass for one would count for both: close one, or push a commit to it.",
  "diff-truncated": "The change is larger than what can be compared safely. Split the pull request.",
  "push-refused":
    "The revised commit could not be pushed. Read the detail; the token needs `contents: write`, and the branch must take pushes.",
  "redo-refused":
    "The revision was not pushed, because it changes what a revision may not change. Read which files, and change them by hand.",
  "git-failed": "Git cannot do what the run needs. The detail is git's own message; run again once the cause is gone.",

  "host-unauthorized": "GitHub refused the token (401). Give the action a valid `github-token`.",
  "host-forbidden": "GitHub refused the request (403). Give the workflow the permissions that the README lists.",
  "host-not-found": "GitHub does not know the resource (404). Check the repository name and that the token can see it.",
  "host-rejected":
    "GitHub rejected the request as invalid (422). This is likely a defect of this action; please report it.",
  "host-rate-limited": "GitHub's rate limit is used up. Wait until it resets and re-run the job.",
  "host-unavailable": "GitHub answered with a server error. Re-run the job in a few minutes.",
  "host-unreachable": "GitHub could not be reached over the network. Check the runner's network and re-run the job.",
  "disk-full": "The runner's disk is full. Free space or use a larger runner, then re-run the job.",
  "runner-tampered":
    "Something that ran for this verdict wrote to files of the runner. They were put back; read the change with suspicion.",
  "revision-undid":
    "A revision took away what a gate judged that had not passed, so nothing says that its fault is mended. Read the revision; where it is right, close and reopen the pull request or push a commit, so that it is judged anew.",
  "world-failed":
    "The machine refused something the run needs. The message below says what; re-run the job once it is fixed.",
  cancelled: "The job was cancelled before the verdict. Re-run it.",
  "internal-error": "Passwhen itself failed. The run counts as blocked; please report the message below.",
} as const satisfies Record<string, string>;

export type ReasonCode = keyof typeof REASONS;
