import type { Cli } from "../../cli-agent/cli.ts";

export const env: Cli["env"] = ({ url, key, model }) => ({
  OPENAI_BASE_URL: `${url}/v1`,
  OPENAI_API_KEY: key,
  OPENAI_MODEL: model,
  // The setting of the same meaning is not read under `--bare`.
  QWEN_USAGE_STATISTICS_ENABLED: "false",
  QWEN_CODE_SUPPRESS_YOLO_WARNING: "1",
});
