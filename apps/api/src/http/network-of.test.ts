import { expect, test } from "vitest";
import { isThisMachine, networkOf, networksOf } from "./network-of.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:7::1", "2001:db8:0:7::/64"],
  ["2001:0db8:0000:0007:ffff:1:2:3", "2001:db8:0:7::/64"],
  ["2001:DB8::1", "2001:db8::/64"],
  ["::1", "::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["64:ff9b::203.0.113.7", "64:ff9b::/64"],
  ["3405803783", "3405803783"],
  ["0x7f.1", "0x7f.1"],
  ["unknown", "unknown"],
])("the address %s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["2001:db8:1:aabb:3::1", ["2001:db8:1:aabb::/64", "2001:db8:1:aa00::/56", "2001:db8:1::/48"]],
  ["unknown", ["unknown"]],
])("%s also belongs to the larger networks %j", (address, networks) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(networks);
});

test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("%s is this machine", (address) => {
  expect(isThisMachine(address)).toBe(true);
  expect(isThisMachine("::2")).toBe(false);
});
