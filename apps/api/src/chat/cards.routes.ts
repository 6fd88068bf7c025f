import { sharedChart } from "@aradhana/core/consultation";
import { cardParam, cardQuery, removeCardRequest } from "@aradhana/core/contract";
import { Hono } from "hono";
import * as v from "valibot";
import { chartOfBirth } from "../consultations/shared-chart.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { chatNotFound } from "./chat.errors.ts";
import { type ChatParts, limitEach } from "./chat-parts.ts";
import { notifyReaders } from "./chat-signals.ts";
import { lockOwn } from "./conversations.queries.ts";
import { findBirth, removeBirth } from "./messages.queries.ts";

const common = { tag: "chat", bearer: true } as const;

/** The kundalis that a customer sent to an astrologer. */
export function cardRoutes(parts: ChatParts) {
  const { db, vault, signals } = parts;
  const limit = limitEach(parts, "card", 30);
  return new Hono<AppEnv>()
    .get(
      "/card/:id",
      documented({
        ...common,
        summary: "The chart of a kundali in the customer's conversation, as the astrologer sees it",
        results: sharedChart,
        errorResponses: [unauthorized, chatNotFound],
      }),
      validated("param", cardParam),
      validated("query", cardQuery),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        await limit(customerId);
        const birth = await findBirth(db, vault, { id: c.req.valid("param").id, customerId });
        if (!birth) throw chatNotFound();
        return respond(c, chartOfBirth(birth, c.var.clock(), c.req.valid("query").lang));
      },
    )
    .post(
      "/removeCard",
      documented({
        ...common,
        summary: "Deletes the birth details of a kundali that was sent; its message stays, without them",
        results: v.object({}),
        errorResponses: [unauthorized, chatNotFound],
      }),
      validated("json", removeCardRequest),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        await limit(customerId);
        const { conversation_id: id, message_id: messageId } = c.req.valid("json");
        await db.transaction(async (tx) => {
          if (!(await lockOwn(tx, { customerId, id })) || !(await removeBirth(tx, id, messageId)))
            throw chatNotFound();
          await notifyReaders(tx, id);
        });
        signals.wake(id);
        return respond(c, {});
      },
    );
}
