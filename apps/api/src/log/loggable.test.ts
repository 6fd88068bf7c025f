import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { loggable } from "./loggable.ts";

const db = await createTestDatabase();
const secret = "9812345678";

test("a failed query is logged with its code, never with what was asked or what a row holds", async () => {
  await db.execute(sql`create table people (phone text primary key)`);
  const insert = () => db.execute(sql`insert into people (phone) values (${secret})`);
  await insert();
  const error = await insert().catch((caught: unknown) => caught);

  // Both the parameter and the row that is there already stand in what the driver throws.
  expect(String(error)).toContain(secret);
  const written = loggable(error);
  expect(JSON.stringify(written)).not.toContain(secret);
  expect(written.query).toContain("insert into people");
  expect(written.cause?.code).toBe("23505");
});

test("an error of our own keeps its words and says where it came from", () => {
  const written = loggable(
    new Error("the calendar has no end", { cause: new TypeError("x is not a function") }),
  );
  expect(written).toMatchObject({
    type: "Error",
    message: "the calendar has no end",
    cause: { type: "TypeError", message: "x is not a function" },
  });
  expect(written.frames[0]).toMatch(/^at .*loggable\.test\.ts/);
});

test("what is no error at all is not quoted", () => {
  expect(JSON.stringify(loggable(secret))).not.toContain(secret);
});
