import { expect, test } from "vitest";
import { createStorage } from "../storage/index.ts";
import { openSession } from "./index.ts";

const uuid = () => "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64";

test("§4 a session id and start are created where no start is stored; the id is a UUID without its first hyphen", () => {
  const storage = createStorage(() => undefined);
  expect(openSession(storage, 5, uuid)).toEqual({ id: "6f1c9d2e4b7a-4c1e-9a35-2d8e7f0b1c64", startedAt: 5 });
});

test("the session is the same on later pages", () => {
  const storage = createStorage(() => undefined);
  const first = openSession(storage, 5, uuid);
  expect(openSession(storage, 9, () => "00000000-0000-4000-8000-000000000000")).toEqual(first);
});

test("an invalid start begins a new session", () => {
  const storage = createStorage(() => undefined);
  storage.set("session_id", "x");
  storage.set("session_start", "yesterday");
  expect(openSession(storage, 9, uuid).startedAt).toBe(9);
});

test("an empty start counts as missing", () => {
  const storage = createStorage(() => undefined);
  storage.set("session_id", "00000000-0000-4000-8000-000000000000".replace("-", ""));
  storage.set("session_start", "");
  expect(openSession(storage, 9, uuid).startedAt).toBe(9);
});

test.each(["x", "-".repeat(35), "0".repeat(36), "6f1c9d2e4b7a\n", "पूजा", "9".repeat(100_000)])(
  "an id like %.20s begins a new session",
  (id) => {
    const storage = createStorage(() => undefined);
    storage.set("session_id", id);
    storage.set("session_start", "5");
    expect(openSession(storage, 9, uuid)).toEqual({
      id: "6f1c9d2e4b7a-4c1e-9a35-2d8e7f0b1c64",
      startedAt: 9,
    });
  },
);
