import { expect, test } from "vitest";
import { agentsCacheOf, npmEnvironmentOf } from "../../../src/entry/npm-environment.ts";

test("npm learns of registry, proxy and certificates, and of no secret", () => {
  const env = {
    HOME: "/home/me",
    npm_config_registry: "https://npm.example",
    HTTPS_PROXY: "http://proxy.example",
    NODE_EXTRA_CA_CERTS: "/ca.pem",
    NODE_OPTIONS: "--inspect",
    NODE_AUTH_TOKEN: "for the registry",
    NPM_TOKEN: "secret",
    OPENAI_API_KEY: "secret",
    npm_config_script_shell: "/evil",
    npm_config_proxy: "",
  };
  expect(npmEnvironmentOf(env)).toEqual({
    npm_config_userconfig: "/home/me/.npmrc",
    npm_config_registry: "https://npm.example",
    HTTPS_PROXY: "http://proxy.example",
    NODE_EXTRA_CA_CERTS: "/ca.pem",
    NODE_AUTH_TOKEN: "for the registry",
  });
  expect(npmEnvironmentOf({})).toEqual({});
});

test("agents are kept in the runner's tool cache, else in the user's cache", () => {
  expect(agentsCacheOf({ RUNNER_TOOL_CACHE: "/opt/tools", HOME: "/home/me" }, "/tmp")).toBe(
    "/opt/tools/passwhen-agents",
  );
  expect(agentsCacheOf({ HOME: "/home/me" }, "/tmp")).toBe("/home/me/.cache/passwhen/agents");
  expect(agentsCacheOf({ XDG_CACHE_HOME: "/c", HOME: "/home/me" }, "/tmp")).toBe("/c/passwhen/agents");
  expect(agentsCacheOf({}, "/tmp")).toBe("/tmp/passwhen/agents");
});
