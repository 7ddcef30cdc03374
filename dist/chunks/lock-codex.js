// src/agents/codex/package-lock.json
var package_lock_default = {
	name: "agent",
	lockfileVersion: 3,
	requires: true,
	packages: {
		"": {
			"name": "agent",
			"optionalDependencies": {
				"@openai/codex-darwin-arm64": "npm:@openai/codex@0.171.0-darwin-arm64",
				"@openai/codex-darwin-x64": "npm:@openai/codex@0.171.0-darwin-x64",
				"@openai/codex-linux-arm64": "npm:@openai/codex@0.171.0-linux-arm64",
				"@openai/codex-linux-x64": "npm:@openai/codex@0.171.0-linux-x64"
			}
		},
		"node_modules/@openai/codex-darwin-arm64": {
			"name": "@openai/codex",
			"version": "0.171.0-darwin-arm64",
			"integrity": "sha512-hIYTkRUpuYpkVfTq4cpby0PXqhAVcIgE7f6FoyY1lt2RyARj3GXS1Can/dIYUBItVhXzhb98HYHZNzCX74QRlQ==",
			"cpu": ["arm64"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["darwin"],
			"engines": { "node": ">=16" }
		},
		"node_modules/@openai/codex-darwin-x64": {
			"name": "@openai/codex",
			"version": "0.171.0-darwin-x64",
			"integrity": "sha512-pwN5uNEKx/mZjwBEf/6CKq6SJMfJS5kruV3sJQAk7ebIPvC58Ote3CicIxETDZtjLj35rNv3PLPd7mHCg6hGPw==",
			"cpu": ["x64"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["darwin"],
			"engines": { "node": ">=16" }
		},
		"node_modules/@openai/codex-linux-arm64": {
			"name": "@openai/codex",
			"version": "0.171.0-linux-arm64",
			"integrity": "sha512-9z17t4bbUJ9UCIb49O4PoA+ki+45q3rd8nZ8PeH6sYnlKkBld/Xpo/OS3h3Ti954+foshX4o7k5TCU8N7zzqQA==",
			"cpu": ["arm64"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">=16" }
		},
		"node_modules/@openai/codex-linux-x64": {
			"name": "@openai/codex",
			"version": "0.171.0-linux-x64",
			"integrity": "sha512-l66NZkQgdk2C3pbcfULDz42yEUB581MVA6I+Y43Wp4OIqEy73HCdmZ0GTjeAHY2ycuH4N00d9VsLrwT1jxshTw==",
			"cpu": ["x64"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">=16" }
		}
	}
};

export { package_lock_default as default };