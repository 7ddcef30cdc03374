// src/agents/copilot/package-lock.json
var package_lock_default = {
	name: "agent",
	lockfileVersion: 3,
	requires: true,
	packages: {
		"": {
			"name": "agent",
			"optionalDependencies": {
				"@github/copilot-darwin-arm64": "1.0.102",
				"@github/copilot-darwin-x64": "1.0.102",
				"@github/copilot-linux-arm64": "1.0.102",
				"@github/copilot-linux-x64": "1.0.102",
				"@github/copilot-linuxmusl-arm64": "1.0.102",
				"@github/copilot-linuxmusl-x64": "1.0.102"
			}
		},
		"node_modules/@github/copilot-darwin-arm64": {
			"version": "1.0.102",
			"integrity": "sha512-M4Jwxvw9CzxQUVoAz4UFbwFw9SpjUXbMzD481ifFJ+o/GXYJy5+sYxWRSfGhPA9e/w4DlWxdpkSQFnagl/AYbA==",
			"cpu": ["arm64"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["darwin"],
			"bin": { "copilot-darwin-arm64": "copilot" }
		},
		"node_modules/@github/copilot-darwin-x64": {
			"version": "1.0.102",
			"integrity": "sha512-n4jBdS+QxrXWiQ9v9tUBZUcJ0hlWVG75Qs3Gzo25BRzlWQSSd5eCNrfOVf4Cr95mAK/L54dne+8rSwASNRG7qA==",
			"cpu": ["x64"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["darwin"],
			"bin": { "copilot-darwin-x64": "copilot" }
		},
		"node_modules/@github/copilot-linux-arm64": {
			"version": "1.0.102",
			"integrity": "sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==",
			"cpu": ["arm64"],
			"libc": ["glibc"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["linux"],
			"bin": { "copilot-linux-arm64": "copilot" }
		},
		"node_modules/@github/copilot-linux-x64": {
			"version": "1.0.102",
			"integrity": "sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==",
			"cpu": ["x64"],
			"libc": ["glibc"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["linux"],
			"bin": { "copilot-linux-x64": "copilot" }
		},
		"node_modules/@github/copilot-linuxmusl-arm64": {
			"version": "1.0.102",
			"integrity": "sha512-PyuqTcgTKd4XrtSRKAQgfIK41cVzHArSNM8f8XS39dQc75aUsKG+MPd5rLwmqqhtbWVFgI+PSS/X18/Qo4EDTg==",
			"cpu": ["arm64"],
			"libc": ["musl"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["linux"],
			"bin": { "copilot-linuxmusl-arm64": "copilot" }
		},
		"node_modules/@github/copilot-linuxmusl-x64": {
			"version": "1.0.102",
			"integrity": "sha512-laj1/lFWwkX7P1jAVm2DNNxRljLkhfKI4XDONIA5njiU+PPvWVH38gIvYU+lNTgJ0QT7CSV6Jj2fuqPx0Go+5Q==",
			"cpu": ["x64"],
			"libc": ["musl"],
			"license": "SEE LICENSE IN LICENSE.md",
			"optional": true,
			"os": ["linux"],
			"bin": { "copilot-linuxmusl-x64": "copilot" }
		}
	}
};

export { package_lock_default as default };