import {
  booking,
  bookingQuery,
  cancelBookingRequest,
  holdSlotRequest,
  rescheduleRequest,
} from "@aradhana/core/consultation";
import type { Language } from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { viewOf } from "../http/view.ts";
import { stageOf } from "../payments/payments.queries.ts";
import { birthErrors } from "../reports/kundali/birth.rules.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { bookingView } from "./booking-view.ts";
import { cancelBooking, findOwnBooking, rescheduleBooking, type StoredBooking } from "./bookings.queries.ts";
import {
  bookingFixed,
  bookingNotFound,
  refundChanged,
  sessionNotOffered,
  slotTaken,
} from "./consultations.errors.ts";
import { holdSlot } from "./hold-slot.ts";

const tag = "consultation";
const documentedBooking = { tag, results: booking, bearer: true };

interface ConsultationParts {
  db: Database;
  vault: Vault;
  hasCalls: boolean;
  /** Called when there is work for the jobs. */
  wake: () => void;
}

/** The routes of a customer's bookings. */
export function consultationsRoutes({ db, vault, hasCalls, wake }: ConsultationParts) {
  return new Hono<AppEnv>()
    .post(
      "/holdSlot",
      documented({
        ...documentedBooking,
        summary: "Reserves a slot for ten minutes",
        status: 201,
        errorResponses: [unauthorized, slotTaken, sessionNotOffered],
      }),
      validated("json", holdSlotRequest),
      async (c) => {
        const {
          slot_id: slotId,
          mode,
          minutes,
          lang: language,
          topic,
          question,
          birth,
          ...market
        } = c.req.valid("json");
        const at = c.var.clock();
        const fieldErrors = birth ? birthErrors(birth, at) : [];
        if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
        const { currency } = viewOf({ ...market, lang: language }, at);
        const { id: customerId } = await signedInCustomer(c, db);
        const reserved = await holdSlot(db, vault, {
          ...{ customerId, slotId, mode, minutes, currency, language, at },
          ...{ topic, question, birth, hasCalls },
        });
        return send(c, await ownBooking(c, reserved.id), language, 201);
      },
    )
    .get(
      "/getBookingById",
      documented({
        ...documentedBooking,
        summary: "A booking and what can be done with it, by the server's clock",
        errorResponses: [unauthorized, bookingNotFound],
      }),
      validated("query", bookingQuery),
      async (c) => {
        const { booking_id: id, lang } = c.req.valid("query");
        return send(c, await ownBooking(c, id), lang);
      },
    )
    .post(
      "/cancel",
      documented({
        ...documentedBooking,
        summary: "Cancels a booking and gives back exactly what was shown",
        errorResponses: [unauthorized, bookingNotFound, bookingFixed, refundChanged],
      }),
      validated("json", cancelBookingRequest),
      async (c) => {
        const { booking_id: id, refund, lang } = c.req.valid("json");
        await ownBooking(c, id);
        await cancelBooking(db, id, refund, c.var.clock());
        wake();
        return send(c, await ownBooking(c, id), lang);
      },
    )
    .post(
      "/reschedule",
      documented({
        ...documentedBooking,
        summary: "Moves a booking to another time of the same astrologer",
        errorResponses: [unauthorized, bookingNotFound, bookingFixed, slotTaken],
      }),
      validated("json", rescheduleRequest),
      async (c) => {
        const { booking_id: id, slot_id: slotId, lang } = c.req.valid("json");
        await ownBooking(c, id);
        await rescheduleBooking(db, id, slotId, c.var.clock());
        return send(c, await ownBooking(c, id), lang);
      },
    );

  async function ownBooking(c: Context<AppEnv>, id: string): Promise<StoredBooking> {
    const { id: customerId } = await signedInCustomer(c, db);
    const found = await findOwnBooking(db, id, customerId);
    if (!found) throw bookingNotFound();
    return found;
  }

  async function send(c: Context<AppEnv>, stored: StoredBooking, lang: Language, status: 200 | 201 = 200) {
    const stage = stored.order ? await stageOf(db, stored.order) : "unpaid";
    const { currency } = stored.booking;
    return respond(c, bookingView(stored, stage, lang, c.var.clock()), { currency }, status);
  }
}
