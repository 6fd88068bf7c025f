import { address } from "@aradhana/core/contract";
import {
  orderContact,
  orderIdParam,
  readingList,
  readingListQuery,
  staffOrder,
  staffOrderDetail,
  staffOrdersQuery,
} from "@aradhana/core/staff";
import { and, eq, isNotNull } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { findOrder } from "../../orders/orders.queries.ts";
import { fulfilments, orders } from "../../orders/orders.table.ts";
import { openAddress, openContact } from "../../orders/sealed-fields.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { readReadingList } from "./read-reading-list.ts";
import { readStaffOrder } from "./read-staff-order.ts";
import { listStaffOrders, staffOrderOf } from "./staff-orders.queries.ts";

/** What staff read of orders. Personal data is opened one order or one reading list at a time, and each time logged. */
export function staffOrderRoutes({ db, vault }: { db: Database; vault: Vault }) {
  return new Hono<AppEnv>()
    .get(
      "/order",
      staffDocumented({
        summary: "The items of orders, by day, temple, state or number, without personal data",
        results: v.array(staffOrder),
      }),
      staffOnly(db, ["owner", "temple_desk", "support"]),
      validated("query", staffOrdersQuery),
      async (c) => {
        const { page, limit, ...filter } = c.req.valid("query");
        const { rows, total } = await listStaffOrders(db, filter, { page, limit });
        return respond(c, rows.map(staffOrderOf), { page, limit, total });
      },
    )
    .get(
      "/order/:id",
      staffDocumented({ summary: "An order without personal data", results: staffOrderDetail }),
      staffOnly(db, ["owner", "temple_desk", "support"]),
      validated("param", orderIdParam),
      async (c) => respond(c, await readStaffOrder(db, c.req.valid("param").id)),
    )
    .get(
      "/order/:id/contact",
      staffDocumented({ summary: "Whom to call about an order; logged", results: orderContact }),
      staffOnly(db, ["owner", "support"]),
      validated("param", orderIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const order = await findOrder(db, eq(orders.id, id));
        if (!order) throw notFound();
        await logAction(db, c, { action: "contact.read", subject: id });
        const { name, dialCode, number } = openContact(vault, order);
        return respond(c, { name, phone: { dial_code: dialCode, number } });
      },
    )
    .get(
      "/order/:id/address",
      staffDocumented({ summary: "Where the parcel of an order is sent; logged", results: address }),
      staffOnly(db, ["owner", "temple_desk", "support"]),
      validated("param", orderIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const [fulfilment] = await db
          .select()
          .from(fulfilments)
          .where(and(eq(fulfilments.orderId, id), isNotNull(fulfilments.addressSealed)));
        const opened = fulfilment && openAddress(vault, { id, fulfilment });
        if (!opened) throw notFound();
        await logAction(db, c, { action: "address.read", subject: id });
        return respond(c, opened);
      },
    )
    .get(
      "/readingList",
      staffDocumented({
        summary: "The names that the priest reads on a day at a temple, in Devanagari; logged",
        results: readingList,
      }),
      staffOnly(db, ["owner", "temple_desk"]),
      validated("query", readingListQuery),
      async (c) => {
        const { day, temple_id } = c.req.valid("query");
        const list = await readReadingList(db, vault, { day, temple_id });
        const opened = list.reduce((sum, { orders: each }) => sum + each.length, 0);
        await logAction(db, c, {
          ...{ action: "readingList.read", subject: temple_id },
          after: { day, orders: opened },
        });
        return respond(c, list);
      },
    );
}
