import { pathTo } from "@aradhana/core/paths";
import { callTimes } from "@aradhana/core/shop";
import type { OutboxParts } from "../outbox/run-outbox.ts";
import { readShop } from "../shop/shop.queries.ts";
import type { Text } from "../text/text.ts";
import { claimCallback, findVipTitle, markSent, openDetails } from "./callbacks.queries.ts";
import type { Callback } from "./callbacks.table.ts";

type CallbackParts = Omit<OutboxParts, "gateways">;

const vipPujas: Text = { en: "VIP pujas", hi: "VIP पूजा" };
const neverAborted = new AbortController().signal;

/**
 * Sends each request for a call to customer care, and a confirmation to the visitor, both once. Failed messages are
 * sent again later. Returns the number of requests.
 */
export async function sendCallbacks(parts: CallbackParts, stop: AbortSignal = neverAborted): Promise<number> {
  const { db, clock, log } = parts;
  let count = 0;
  while (!stop.aborted) {
    const callback = await claimCallback(db, clock());
    if (!callback) break;
    count++;
    try {
      await sendMessages(parts, callback);
    } catch (error) {
      log.error({ err: error, callback: callback.id }, "the messages of a callback failed");
    }
  }
  return count;
}

async function sendMessages({ db, vault, clock, messages, webOrigins }: CallbackParts, callback: Callback) {
  const { poojaId, forwardedAt, confirmedAt } = callback;
  const { name, e164, time, language } = openDetails(vault, callback);
  const title = (poojaId !== null && (await findVipTitle(db, poojaId))) || vipPujas;

  if (!forwardedAt) {
    const { customerCare: care } = (await readShop(db, clock())).facts.en;
    const path = poojaId === null ? pathTo("/vip-pujas") : pathTo("/pooja/:id/vip", { id: poojaId });
    await messages.send({
      ...{ to: care.phone.replaceAll(" ", ""), channel: "sms", locale: "en", template: "callback_requested" },
      params: {
        ...{ name, phone: e164, time: callTimes.en[time], language },
        ...{ title: title.en, link: new URL(path, webOrigins[0]).href },
      },
    });
    await markSent(db, callback, { forwardedAt: clock() });
  }
  if (!confirmedAt) {
    await messages.send({
      ...{ to: e164, channel: "sms", locale: language, template: "callback_confirmed" },
      params: { title: title[language], time: callTimes[language][time] },
    });
    await markSent(db, callback, { confirmedAt: clock() });
  }
}
