// src/agents/opencode/package-lock.json
var package_lock_default = {
	name: "agent",
	lockfileVersion: 3,
	requires: true,
	packages: {
		"": {
			"name": "agent",
			"optionalDependencies": { "opencode-linux-x64": "1.18.33" }
		},
		"node_modules/opencode-linux-x64": {
			"version": "1.18.33",
			"integrity": "sha512-q/t/3p2CTxOT9y2kvjesb/LZab2+1eqlhhWA02Be6mjTtmYtNBcBsrI5yDo4Fw7ZSPBW2oyMIGMNRqiKQjiAWw==",
			"cpu": ["x64"],
			"optional": true,
			"os": ["linux"]
		}
	}
};

export { package_lock_default as default };