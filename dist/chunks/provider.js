// src/agents/judge/providers/provider.ts
/** What every provider's library takes. */
function settingsOf({ baseUrl, key }) {
	return {
		apiKey: key,
		...baseUrl !== null && { baseURL: baseUrl }
	};
}

export { settingsOf as t };