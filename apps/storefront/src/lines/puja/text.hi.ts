import { cardMessages, statusMessages } from "@aradhana/checkout/card-messages-hi";
import { plural } from "../../shared/i18n/plural.ts";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  ...cardMessages,
  over: statusMessages.pooja,
  overNext: {
    open: () => "",
    closed: (date) => `बुकिंग बंद, अगली ${date} को`,
    live: (date) => `अभी हो रही है, अगली ${date} को`,
    performed: (date) => `संपन्न, अगली ${date} को`,
    cancelled: (date) => `रद्द, अगली ${date} को`,
  },
  vip: "VIP",
  rating: (average, count) =>
    `5 में से ${average}, ${plural("hi", count, { one: `${count} समीक्षा`, other: `${count} समीक्षाएँ` })}`,
};
