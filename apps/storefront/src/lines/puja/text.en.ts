import { cardMessages, statusMessages } from "@aradhana/checkout/card-messages-en";
import type { PoojaStatus } from "@aradhana/core/contract";
import { plural } from "../../shared/i18n/plural.ts";

export const text = {
  ...cardMessages,
  over: statusMessages.pooja,
  overNext: {
    open: () => "",
    closed: (date: string) => `Closed, next on ${date}`,
    live: (date: string) => `Being performed, next on ${date}`,
    performed: (date: string) => `Performed, next on ${date}`,
    cancelled: (date: string) => `Cancelled, next on ${date}`,
  } satisfies Record<PoojaStatus, (date: string) => string>,
  vip: "VIP",
  rating: (average: string, count: number) =>
    `${average} out of 5, ${plural("en", count, { one: "1 review", other: `${count} reviews` })}`,
};
