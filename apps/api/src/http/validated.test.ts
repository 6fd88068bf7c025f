import { errorResponse } from "@aradhana/core/contract";
import { Hono } from "hono";
import { pino } from "pino";
import * as v from "valibot";
import { expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { onError } from "../errors/on-error.ts";
import type { AppEnv } from "./app-env.ts";
import { requestContext } from "./request-context.ts";
import { validated } from "./validated.ts";

const body = v.object({
  name: v.pipe(v.string(), v.minLength(2, "too_short")),
  people: v.array(v.object({ age: v.pipe(v.number(), v.integer()) })),
  kind: v.optional(v.picklist(["a", "b"]), "a"),
});
const app = new Hono<AppEnv>()
  .use(requestContext({ clock: systemClock, trustedHops: 0 }))
  .post("/things", validated("json", body), (c) => c.json(c.req.valid("json")))
  .get("/things", validated("query", v.object({ q: v.optional(v.string()) })), (c) =>
    c.json(c.req.valid("query")),
  )
  .onError(onError(pino({ level: "silent" })));

const post = (text: string, type = "application/json") =>
  app.request("/things", { method: "POST", body: text, headers: { "Content-Type": type } });
const problems = async (response: Response) =>
  v.parse(errorResponse, await response.json()).field_errors.map(({ field, code }) => `${field} ${code}`);

test("a valid body reaches the handler with its defaults", async () => {
  const response = await post('{"name":"Asha","people":[{"age":3}],"stranger":1}');
  expect(await response.json()).toEqual({ name: "Asha", people: [{ age: 3 }], kind: "a" });
});

test("every invalid field is listed with its path and a code", async () => {
  const response = await post('{"name":"A","people":[{"age":1},{"age":"2"},{}],"kind":"c"}');
  expect(response.status).toBe(422);
  expect(await problems(response)).toEqual([
    "name too_short",
    "people.1.age wrong_type",
    "people.2.age required",
    "kind not_allowed",
  ]);
});

test.each(["", "{", "[1,", "\u0000", '{"name":}'])(
  "%j is not JSON and is rejected with 400",
  async (text) => {
    const response = await post(text);
    expect(response.status).toBe(400);
    expect(v.parse(errorResponse, await response.json()).code).toBe("malformed_body");
  },
);

test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp"])(
  "a body with the content type %s is rejected",
  async (type) => {
    expect((await post('{"name":"Asha","people":[]}', type)).status).toBe(400);
  },
);

test.each(["null", "[]", "7", '"text"', "true"])(
  "the JSON body %s is rejected because it is not an object",
  async (text) => {
    expect((await post(text)).status).toBe(422);
  },
);

test.each(["a\\u0000b", "x\\ud800", "\\udfff x"])(
  "text that cannot be stored is rejected: %s",
  async (text) => {
    const response = await post(`{"name":"${text}","people":[]}`);
    expect(response.status).toBe(422);
    expect(await problems(response)).toEqual(["name characters"]);
  },
);

test("a repeated query parameter is rejected if one value is expected", async () => {
  const response = await app.request("/things?q=a&q=b");
  expect(response.status).toBe(422);
  expect(await problems(response)).toEqual(["q wrong_type"]);
});

test("JSON nested ten thousand levels deep is rejected with 422", async () => {
  expect((await post(`{"name":${"[".repeat(10_000)}${"]".repeat(10_000)}}`)).status).toBe(422);
});
