import { loggable } from "@aradhana/server/log";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";

const db = await createTestDatabase();
const secret = "9812345678";

test("a failed query is logged with its code, without its parameters and the row's data", async () => {
  await db.execute(sql`create table people (phone text primary key)`);
  const insert = () => db.execute(sql`insert into people (phone) values (${secret})`);
  await insert();
  const error = await insert().catch((caught: unknown) => caught);

  // The driver's error contains both the parameter and the existing row.
  expect(String(error)).toContain(secret);
  const logged = loggable(error);
  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(logged.query).toContain("insert into people");
  expect(logged.cause?.code).toBe("23505");
});

test("our own errors are logged with their message, cause and stack", () => {
  const logged = loggable(
    new Error("the calendar is empty", { cause: new TypeError("x is not a function") }),
  );
  expect(logged).toMatchObject({
    type: "Error",
    message: "the calendar is empty",
    cause: { type: "TypeError", message: "x is not a function" },
  });
  expect(logged.frames[0]).toMatch(/^at .*loggable\.test\.ts/);
});

test("a thrown value that is not an error is not logged", () => {
  expect(JSON.stringify(loggable(secret))).not.toContain(secret);
});
