import * as v from "valibot";
import { expect, test } from "vitest";
import { verifyUrl } from "./verify-url.ts";

test.each(["https://www.gia.edu/report-check?reportno=1", "https://lab.example.in"])(
  "%s may confirm a report",
  (address) => expect(v.is(verifyUrl, address)).toBe(true),
);

test.each([
  "http://www.gia.edu/report-check",
  "javascript:alert(1)",
  "data:text/html,report",
  "//lab.example.in/1",
  "https://",
  "https://localhost/1",
  "https://10.0.0.7/1",
  "https://[::1]/1",
  "https://2130706433/1",
  "https://lab.example.in:8443/1",
  "https://aradhana.in@evil.example/1",
  "https://aradhana.in\\@evil.example/1",
  `https://lab.example.in/${"1".repeat(500)}`,
])("%s may not", (address) => expect(v.is(verifyUrl, address)).toBe(false));
