import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { readMoreNames } from "./spell-words.ts";

const { request } = await createTestApp({ trustedHops: 1 });
const ask = (words: readonly string[], address = "203.0.113.7") =>
  request("/noauth-api/v1/sankalp/getSpellings", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ words }),
  });

test("names that browsers do not have are known here, and others are guessed, in the order of the words", async () => {
  const [[known = ""] = []] = readMoreNames();
  const response = await ask([known, "vardhamaneshwarappa"]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const { results } = await response.json();
  expect(results.spellings[0]).toEqual(readMoreNames().get(known));
  expect(new Set(results.spellings[1]).size).toBe(3);
});

test("a network may ask 60 times a minute", async () => {
  const statuses = [];
  for (let time = 0; time < 61; time += 1) statuses.push((await ask(["asha"], "203.0.113.8")).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
});
