import type { SupportHours } from "@aradhana/core/contract";

const OPENS = 7;
const CLOSES = 22;
/** The reply time shown to customers while support is open. */
const REPLY_MINUTES = 10;
/** How long the people of support need for each conversation before it, as a rule. */
const MINUTES_EACH = 5;

const hourInIndia = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  hourCycle: "h23",
});

/** When people answer: the hours of customer care, which every page of the shop states. */
export function supportHoursAt(now: Date): SupportHours {
  const hour = Number(hourInIndia.format(now));
  return {
    is_open: hour >= OPENS && hour < CLOSES,
    ...{ opens: OPENS, closes: CLOSES, reply_minutes: REPLY_MINUTES },
  };
}

/** The minutes until somebody at this place of the queue is usually answered. */
export const minutesInQueue = (position: number) => position * MINUTES_EACH;
