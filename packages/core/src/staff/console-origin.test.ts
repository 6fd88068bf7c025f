import { expect, test } from "vitest";
import { consoleOrigin } from "./console-origin.ts";

test.each([
  ["http://127.0.0.1:4300", "http://localhost:4300"],
  ["http://[::1]:4300", "http://localhost:4300"],
  ["http://localhost:4300", "http://localhost:4300"],
  ["https://shop.example", "https://shop.example"],
  ["https://127.shop.example", "https://127.shop.example"],
])("the console of %s is at %s", (web, console) => {
  expect(consoleOrigin(web)).toBe(console);
});
