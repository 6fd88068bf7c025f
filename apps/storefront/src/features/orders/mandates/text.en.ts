import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";
import type { Mandate } from "@aradhana/core/contract";

export const text = {
  heading: "Recurring chadhava",
  failed: "Could not load your recurring chadhava.",
  retry: "Try again",
  every: { weekly: "Every week", monthly: "Every month" } satisfies Record<Mandate["frequency"], string>,
  until: (frequency: string, date: string) => `${frequency} until ${date}`,
  atMost: (amount: string) => `at most ${amount} each time`,
  states: {
    active: "Active",
    paused: "Paused",
    cancelled: "Stopped",
    ended: "Ended",
  } satisfies Record<Mandate["state"], string>,
  next: (charge: string, date: string) => `Next charge on ${charge}, for ${date}`,
  noDate: ritualMessages.noNext,
  pausedByBank: "Paused because your bank declined two charges in a row.",
  problems: {
    declined: "Your bank declined the last charge.",
    price: "The price has risen above the amount you agreed to, so you have not been charged.",
    unavailable: "The last date could not be offered as you chose it. You have not been charged.",
  } satisfies Record<NonNullable<Mandate["last_problem"]>, string>,
  pause: "Pause",
  resume: "Resume",
  stop: "Stop",
  sure: "Stop it permanently? Offerings already paid for will still be made.",
  stopNow: "Yes, stop",
  keep: "Do not stop",
  about: (action: string, title: string) => `${action}: ${title}`,
};
