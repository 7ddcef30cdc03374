import { expect, test } from "vitest";
import { measureProxyLatency } from "../../../support/proxy-latency.ts";

test("the proxy adds at most 5 ms to the first byte", async () => {
  const { addedMs } = await measureProxyLatency(40);
  expect(addedMs).toBeLessThanOrEqual(5);
});
