import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test("without our own proxies only the socket's address is trusted", () => {
  expect(clientAddress("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7");
});

test("with our own proxies the entry of the outermost one is trusted, not the visitor's own entries before it", () => {
  expect(clientAddress("10.0.0.1", "198.51.100.1, 203.0.113.7", 1)).toBe("203.0.113.7");
  expect(clientAddress("10.0.0.1", "6.6.6.6, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
});

test("an entry that is not an IP address is ignored", () => {
  expect(clientAddress("10.0.0.1", "unknown", 1)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
  expect(clientAddress(undefined, undefined, 0)).toBe("unknown");
});
