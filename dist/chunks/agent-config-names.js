// src/cli-agent/agent-config-names.ts
/** All of them. Those of Codex, Gemini, opencode, Copilot and Qwen come from tracing file accesses of the tested versions, from their
*  program text, or from runs in a hostile checkout; those of Claude Code from its program text. Those of `cursor` and of `acp` alone are
*  common knowledge that was not tried here. Not listed, since no run was seen to read them in a checkout: `bunfig.toml`, `.envrc`,
*  `.claude-plugin/`. `.gitignore` and `.ignore` belong to git and to search tools and stay, though agents heed them. */
const AGENT_CONFIG_NAMES = [
	{
		path: ".claude",
		readBy: [
			"claude-code",
			"opencode",
			"copilot",
			"cursor"
		],
		why: "hooks, environment, permissions, skills, agents, rules"
	},
	{
		path: "claude.md",
		readBy: [
			"claude-code",
			"opencode",
			"copilot",
			"cursor"
		],
		why: "instructions"
	},
	{
		path: "claude.local.md",
		readBy: ["claude-code"],
		why: "instructions"
	},
	{
		path: ".mcp.json",
		readBy: [
			"claude-code",
			"copilot",
			"qwen"
		],
		why: "commands of MCP servers"
	},
	{
		path: ".codex",
		readBy: ["codex"],
		why: "model provider, hooks, commands of MCP servers, rules"
	},
	{
		path: "agents.md",
		readBy: [
			"codex",
			"opencode",
			"copilot",
			"qwen",
			"cursor",
			"acp"
		],
		why: "instructions"
	},
	{
		path: "agents.override.md",
		readBy: ["codex"],
		why: "instructions"
	},
	{
		path: "agent.md",
		readBy: ["acp"],
		why: "instructions"
	},
	{
		path: ".agents",
		readBy: [
			"codex",
			"gemini",
			"opencode",
			"copilot",
			"qwen"
		],
		why: "skills, plugins"
	},
	{
		path: ".gemini",
		readBy: ["gemini", "acp"],
		why: "model endpoint, hooks, commands of MCP servers and tools, skills, environment"
	},
	{
		path: "gemini.md",
		readBy: [
			"gemini",
			"copilot",
			"acp"
		],
		why: "instructions"
	},
	{
		path: ".geminiignore",
		readBy: ["gemini"],
		why: "hides files from its tools"
	},
	{
		path: ".qwen",
		readBy: ["qwen", "acp"],
		why: "model endpoint, hooks, commands of MCP servers, agents, environment"
	},
	{
		path: "qwen.md",
		readBy: ["qwen", "acp"],
		why: "instructions"
	},
	{
		path: ".qwenignore",
		readBy: ["qwen"],
		why: "hides files from its tools"
	},
	{
		path: ".agentignore",
		readBy: ["qwen"],
		why: "hides files from its tools"
	},
	{
		path: ".aiignore",
		readBy: ["qwen"],
		why: "hides files from its tools"
	},
	{
		path: "opencode.json",
		readBy: ["opencode", "acp"],
		why: "model endpoint, permissions, commands of MCP servers, plugins"
	},
	{
		path: "opencode.jsonc",
		readBy: ["opencode", "acp"],
		why: "the same"
	},
	{
		path: ".opencode",
		readBy: ["opencode", "acp"],
		why: "plugins that are loaded as code, agents, commands, skills"
	},
	{
		path: "context.md",
		readBy: ["opencode"],
		isShared: true,
		why: "instructions"
	},
	{
		path: ".cursor",
		readBy: ["cursor"],
		why: "rules, hooks, commands of MCP servers, permissions"
	},
	{
		path: ".cursorrules",
		readBy: ["cursor"],
		why: "instructions"
	},
	{
		path: ".cursorignore",
		readBy: ["cursor"],
		why: "hides files from its tools"
	},
	{
		path: ".cursorindexingignore",
		readBy: ["cursor"],
		why: "hides files from its tools"
	},
	{
		path: ".copilot",
		readBy: ["copilot"],
		why: "skills, extensions"
	},
	{
		path: ".github/copilot",
		readBy: ["copilot"],
		why: "settings: hooks, plugins"
	},
	{
		path: ".github/copilot-instructions.md",
		readBy: ["copilot"],
		why: "instructions"
	},
	{
		path: ".github/instructions",
		readBy: ["copilot"],
		why: "instructions"
	},
	{
		path: ".github/agents",
		readBy: ["copilot"],
		why: "agents"
	},
	{
		path: ".github/prompts",
		readBy: ["copilot"],
		why: "prompts"
	},
	{
		path: ".github/skills",
		readBy: ["copilot"],
		why: "skills"
	},
	{
		path: ".github/hooks",
		readBy: ["copilot"],
		why: "commands that run at events"
	},
	{
		path: ".github/extensions",
		readBy: ["copilot"],
		why: "extensions that are loaded as code"
	},
	{
		path: ".github/plugin",
		readBy: ["copilot"],
		why: "plugins"
	},
	{
		path: ".github/mcp.json",
		readBy: ["copilot"],
		why: "commands of MCP servers"
	},
	{
		path: ".github/lsp.json",
		readBy: ["copilot"],
		why: "commands of language servers"
	},
	{
		path: ".github/allowed_models.txt",
		readBy: ["copilot"],
		why: "which models it may use"
	},
	{
		path: ".vscode/mcp.json",
		readBy: ["copilot"],
		why: "commands of MCP servers"
	},
	{
		path: ".env",
		readBy: [
			"gemini",
			"qwen",
			"acp"
		],
		isShared: true,
		isRootOnly: true,
		why: "environment of the agent"
	},
	{
		path: ".goosehints",
		readBy: ["acp"],
		why: "instructions"
	},
	{
		path: ".kiro",
		readBy: ["acp"],
		why: "hooks, instructions, MCP servers"
	},
	{
		path: ".junie",
		readBy: ["acp"],
		why: "instructions, MCP servers"
	},
	{
		path: ".factory",
		readBy: ["acp"],
		why: "instructions, MCP servers"
	},
	{
		path: ".augment",
		readBy: ["acp"],
		why: "instructions"
	},
	{
		path: ".augment-guidelines",
		readBy: ["acp"],
		why: "instructions"
	},
	{
		path: ".openhands",
		readBy: ["acp"],
		why: "instructions, set-up commands"
	},
	{
		path: ".vibe",
		readBy: ["acp"],
		why: "settings, skills"
	},
	{
		path: ".kimi",
		readBy: ["acp"],
		why: "settings, skills"
	},
	{
		path: ".clinerules",
		readBy: ["acp"],
		why: "instructions, hooks"
	},
	{
		path: ".crush",
		readBy: ["acp"],
		why: "settings, skills"
	},
	{
		path: ".crush.json",
		readBy: ["acp"],
		why: "commands of MCP and language servers"
	},
	{
		path: "crush.json",
		readBy: ["acp"],
		why: "the same"
	},
	{
		path: "crush.md",
		readBy: ["acp"],
		why: "instructions"
	}
];

export { AGENT_CONFIG_NAMES as t };