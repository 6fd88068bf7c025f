import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test("without proxies of ours the socket alone is believed", () => {
  expect(clientAddress("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7");
});

test("with proxies of ours, the entry the outermost of them wrote is believed, not what a visitor put before it", () => {
  expect(clientAddress("10.0.0.1", "198.51.100.1, 203.0.113.7", 1)).toBe("203.0.113.7");
  expect(clientAddress("10.0.0.1", "6.6.6.6, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
});

test("what is no address is not believed", () => {
  expect(clientAddress("10.0.0.1", "unknown", 1)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
  expect(clientAddress(undefined, undefined, 0)).toBe("unknown");
});
