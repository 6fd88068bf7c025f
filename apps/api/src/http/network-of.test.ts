import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:7::1", "2001:db8:0:7::/64"],
  ["2001:0db8:0000:0007:ffff:1:2:3", "2001:db8:0:7::/64"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
  ["unknown", "unknown"],
])("the address %s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
