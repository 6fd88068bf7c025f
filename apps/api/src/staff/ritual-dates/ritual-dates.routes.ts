import {
  movedDate,
  type RitualDate,
  ritualDate,
  ritualDateParam,
  ritualDatePrices,
  ritualDatesQuery,
} from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { lockName } from "../../db/lock-name.ts";
import { invalidInput, notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { wrongState } from "../staff.errors.ts";
import { cancelDate, listDates, moveDate, priceDate, readDate } from "./ritual-dates.queries.ts";

/** The single dates of pujas and chadhaavas: cancelled, moved or priced apart from their series. */
export function ritualDateRoutes({ db }: { db: Database }) {
  const owners = staffOnly(db, ["owner"]);
  const readers = staffOnly(db, ["owner", "temple_desk", "support"]);
  return new Hono<AppEnv>()
    .get(
      "/ritualDate",
      staffDocumented({
        summary: "The dates to come, with their orders counted",
        results: v.array(ritualDate),
      }),
      readers,
      validated("query", ritualDatesQuery),
      async (c) => {
        const { page, limit, ...filter } = c.req.valid("query");
        const { dates, total } = await listDates(db, { ...filter, after: c.var.clock() }, { page, limit });
        return respond(c, dates, { page, limit, total });
      },
    )
    .get(
      "/ritualDate/:id",
      staffDocumented({ summary: "A date with its orders counted", results: ritualDate }),
      readers,
      validated("param", ritualDateParam),
      async (c) => {
        const date = await readDate(db, c.req.valid("param").id);
        if (!date) throw notFound();
        return respond(c, date);
      },
    )
    .post(
      "/ritualDate/:id/cancel",
      staffDocumented({
        summary: "Cancels a date; within a minute its buyers are offered another one or all of their money",
        results: ritualDate,
        errorResponses: [wrongState],
      }),
      owners,
      validated("param", ritualDateParam),
      async (c) => change(c, c.req.valid("param").id, "cancel", (tx, id) => cancelDate(tx, id)),
    )
    .post(
      "/ritualDate/:id/move",
      staffDocumented({
        summary:
          "Moves a date with its orders; within a minute its buyers are notified, and may choose another one or their money",
        results: ritualDate,
        errorResponses: [wrongState],
      }),
      owners,
      validated("param", ritualDateParam),
      validated("json", movedDate),
      async (c) => {
        const startsAt = new Date(c.req.valid("json").starts_at);
        const at = c.var.clock();
        if (startsAt <= at) throw invalidInput({ fieldErrors: [inThePast] });
        if (startsAt.getTime() - at.getTime() > YEAR) throw invalidInput({ fieldErrors: [tooFar] });
        return change(c, c.req.valid("param").id, "move", (tx, id, before) => {
          if (minuteOf(startsAt) === minuteOf(new Date(before.starts_at)))
            throw invalidInput({ fieldErrors: [unchanged] });
          return moveDate(tx, id, startsAt, at);
        });
      },
    )
    .put(
      "/ritualDate/:id/prices",
      staffDocumented({
        summary: "Prices the packages of a date; what was sold keeps its price",
        results: ritualDate,
        errorResponses: [wrongState],
      }),
      owners,
      validated("param", ritualDateParam),
      validated("json", ritualDatePrices),
      async (c) =>
        change(c, c.req.valid("param").id, "price", async (tx, id) => {
          if (!(await priceDate(tx, id, c.req.valid("json").packages))) throw notFound();
        }),
    );

  /** Changes a date of which nothing was performed yet, and logs it. */
  async function change(
    c: Context<AppEnv>,
    id: string,
    what: "cancel" | "move" | "price",
    run: (tx: Database, id: string, before: RitualDate) => Promise<unknown>,
  ) {
    const changed = await db.transaction(async (tx) => {
      await lockName(tx, `ritual date ${id}`);
      const before = await readDate(tx, id);
      if (!before) throw notFound();
      if (before.state !== "published" || before.performed > 0) throw wrongState();
      await run(tx, id, before);
      const after = await readDate(tx, id);
      if (!after) throw notFound();
      await logAction(tx, c, {
        ...{ action: `ritualDate.${what}`, subject: id },
        ...{ before: loggedOf(before), after: loggedOf(after) },
      });
      return after;
    });
    return respond(c, changed);
  }
}

const loggedOf = ({ state, starts_at, packages }: v.InferOutput<typeof ritualDate>) => ({
  ...{ state, starts_at },
  prices: packages.map(({ id, prices }) => ({ id, prices })),
});

const YEAR = 366 * 86_400_000;

/** Staff type minutes; a calculated start has seconds. */
const minuteOf = (moment: Date) => Math.floor(moment.getTime() / 60_000);

const tooFar = { field: "starts_at", code: "too_large", message: "Choose a moment within a year." };
const unchanged = { field: "starts_at", code: "not_allowed", message: "This is its time already." };
const inThePast = { field: "starts_at", code: "too_small", message: "Choose a moment to come." };
