// src/event/wakes.ts
/** Says why this event is none of our business, before anything heavy is loaded: this file imports nothing.
*  In: the event's name, its action (null where it has none) and, if at hand, its payload, which decides two more cases
*  (`edited` without a new base, title or description, a closed pull request). Out: one sentence without untrusted text, or null when the event
*  has to be parsed. `pull_request_target` and faulty payloads are not ignored but refused, by `parseEvent`. Throws: never. */
function whyIgnored(eventName, action, payload = null) {
	switch (eventName) {
		case "pull_request": return whyPullRequestIgnored(action, payload);
		case "pull_request_target": return null;
		case "merge_group": return action === null || action === "checks_requested" ? null : `Nothing to judge: the merge group was ${plainName(action)}, so its commit is no longer wanted.`;
		case "issue_comment": return "Nothing done: commands in comments come in a later version.";
		case "check_run":
		case "check_suite": return "Nothing done: re-runs from the checks page come in a later version; re-run the job instead.";
		case "workflow_run":
		case "workflow_dispatch": return `Nothing done: ${eventName} comes in a later version; run on pull_request and merge_group.`;
		default: return `Nothing to judge: ${plainName(eventName)} is not an event that Passwhen acts on; run it on pull_request and merge_group.`;
	}
}
function whyPullRequestIgnored(action, payload) {
	switch (action) {
		case "opened":
		case "synchronize":
		case "reopened":
		case "ready_for_review": return whyClosed(payload);
		case "edited":
			if (isRecord(payload) && ![
				"base",
				"body",
				"title"
			].some((name) => hasNew(payload, name))) return "Nothing to judge: neither base nor title nor description of the pull request was edited.";
			return whyClosed(payload);
		case "review_requested":
		case "converted_to_draft": return `Nothing to judge: ${action} changes neither the commits nor the base; the verdict on this commit stands.`;
		case "closed": return "Nothing to judge: the pull request is closed.";
		case null: return null;
		default: return `Nothing to judge: pull_request ${plainName(action)} changes neither the commits nor the base.`;
	}
}
function whyClosed(payload) {
	return field(field(payload, "pull_request"), "state") === "closed" ? "Nothing to judge: the pull request is closed." : null;
}
function hasNew(payload, name) {
	return isRecord(field(field(payload, "changes"), name));
}
/** Event and action names come from GitHub, but this sentence is printed before anything is checked. */
function plainName(name) {
	return /^[a-z_]{1,40}$/.test(name) ? name : "this";
}
function field(value, name) {
	return isRecord(value) && Object.hasOwn(value, name) ? value[name] : void 0;
}
function isRecord(value) {
	return typeof value === "object" && value !== null;
}

export { whyIgnored as t };