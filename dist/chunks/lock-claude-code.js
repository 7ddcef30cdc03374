// src/agents/claude-code/package-lock.json
var package_lock_default = {
	name: "agent",
	lockfileVersion: 3,
	requires: true,
	packages: {
		"": {
			"name": "agent",
			"optionalDependencies": {
				"@anthropic-ai/claude-code-darwin-arm64": "2.1.332",
				"@anthropic-ai/claude-code-darwin-x64": "2.1.332",
				"@anthropic-ai/claude-code-linux-arm64": "2.1.332",
				"@anthropic-ai/claude-code-linux-arm64-musl": "2.1.332",
				"@anthropic-ai/claude-code-linux-x64": "2.1.332",
				"@anthropic-ai/claude-code-linux-x64-musl": "2.1.332"
			}
		},
		"node_modules/@anthropic-ai/claude-code-darwin-arm64": {
			"version": "2.1.332",
			"integrity": "sha512-L/F5mypyB7SK59cesiAqGv1bVNd+8xTn0LF5kV6EGL6UMhofVJMFlokhDRoxNzANNC5i/5JdzfJyDOKUbZObiA==",
			"cpu": ["arm64"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["darwin"]
		},
		"node_modules/@anthropic-ai/claude-code-darwin-x64": {
			"version": "2.1.332",
			"integrity": "sha512-i0GV2ejBOeHMXs+XPCd1IaJj1GV3VdZl8hiQD6hLMR/N7f4Nt8q4Edj1GYJCKXPLJa/zsE9Uv6r9rZ/ldVFQPQ==",
			"cpu": ["x64"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["darwin"]
		},
		"node_modules/@anthropic-ai/claude-code-linux-arm64": {
			"version": "2.1.332",
			"integrity": "sha512-BlHNEtK38KBPWU31F4lUSS9sHclCyfWbThT1CErvxxH8+XcljYLZlQwdyXBkTD62rw1TgfE1u1a+quMWS0NSJg==",
			"cpu": ["arm64"],
			"libc": ["glibc"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["linux"]
		},
		"node_modules/@anthropic-ai/claude-code-linux-arm64-musl": {
			"version": "2.1.332",
			"integrity": "sha512-jdjkkJLfAQ9M1HbT05tZHQpGNZUEPUebYwW/xpiMypZddB0lNlHlB9mXfOVV/UUPO0JCghj1NSQjxhhJc4L4CA==",
			"cpu": ["arm64"],
			"libc": ["musl"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["linux"]
		},
		"node_modules/@anthropic-ai/claude-code-linux-x64": {
			"version": "2.1.332",
			"integrity": "sha512-f4JWhzwYutJIHScC7/dYOPX6s28tt7ZADhsOi8zwOHq5fFPEuUeChh2NMfinSg0GrUckYxaeebC4h0DqiKzLcw==",
			"cpu": ["x64"],
			"libc": ["glibc"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["linux"]
		},
		"node_modules/@anthropic-ai/claude-code-linux-x64-musl": {
			"version": "2.1.332",
			"integrity": "sha512-QoQzwipnqRAdBKDAJNJ2Qvl37G6x8nCugfOQa+nuMcGIRgGEOLeWoq3pTLMQRScL37estAQBGH9ygR3WFVbIfw==",
			"cpu": ["x64"],
			"libc": ["musl"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["linux"]
		}
	}
};

export { package_lock_default as default };