import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { lastCode, newPhoneNumber, shopper } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { isPhoneOf } from "../customers/customer-phones.queries.ts";
import { lockCustomer, lockPhone, phoneIndex } from "../customers/customers.queries.ts";
import { orders } from "../orders/orders.table.ts";

const { db, parts, request } = await createTestApp();
const path = "/api/v1/user/phone";

/** Somebody with a second number. */
async function withTwoNumbers() {
  const me = shopper(request);
  const { user } = await me.signIn();
  const second = newPhoneNumber();
  const sent = await me.post("/noauth-api/v1/login/sendOtp", { dial_code: "91", phone: second });
  const { results } = (await sent.json()) as { results: { otp_id: string } };
  const added = await me.post(path, { otp_id: results.otp_id, otp: await lastCode(request, second) });
  const { results: phones } = (await added.json()) as { results: { others: [{ id: string }] } };
  return { me, id: user.id, second, phoneId: phones.others[0].id };
}

/** Resolves once a transaction waits for a lock. */
const waiting = () =>
  vi.waitFor(async () => {
    const { rows } = (await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as { rows: unknown[] };
    expect(rows).not.toEqual([]);
  });

test("numbers change places only when nobody is signing in with one of them", async () => {
  const { me, second, phoneId } = await withTwoNumbers();
  for (const number of [me.number, second]) {
    let changed: Promise<Response> | undefined;
    await db.transaction(async (tx) => {
      await lockPhone(tx, phoneIndex(parts.vault, `+91${number}`));
      changed = Promise.resolve(me.post(`${path}/${phoneId}/main`, {}));
      await waiting();
    });
    expect((await changed)?.status).toBe(200);
  }
});

test("a number that is being made the main one is not removed", async () => {
  const { me, id, phoneId } = await withTwoNumbers();
  let removed: Promise<Response> | undefined;
  await db.transaction(async (tx) => {
    await lockCustomer(tx, id);
    removed = Promise.resolve(me.send("DELETE", `${path}/${phoneId}`));
    await waiting();
  });
  expect((await removed)?.status).toBe(200);
});

test("the orders of somebody's numbers are found by an index", async () => {
  const customer = { id: "cus_1", phoneIndex: "main" };
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const query = tx
      .select({ id: orders.id })
      .from(orders)
      .where(isPhoneOf(customer, orders.contactPhoneIndex));
    const { rows } = (await tx.execute(sql`explain ${query.getSQL()}`)) as { rows: unknown[] };
    return JSON.stringify(rows);
  });
  expect(plan).toContain("orders_phone_idx");
});
