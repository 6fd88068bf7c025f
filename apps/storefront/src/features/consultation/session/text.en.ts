import { absentAfterMinutes, type SessionMode } from "@aradhana/core/consultation";

export const text = {
  metaTitle: "Your consultation",
  heading: (name: string) => `Consultation with ${name}`,
  modes: { chat: "Chat", call: "Voice call", video: "Video call" },
  minutes: (count: number) => `${count} minutes`,
  rules: {
    title: "How you are charged",
    starts: (name: string) => `The timer starts when you and ${name} are both here.`,
    pausesChat:
      "It stops when one of you loses the connection, or when nobody has written for a minute. You are not charged for that time.",
    pausesCall:
      "It stops when one of you loses the connection, or when nobody has spoken or written for a minute. You are not charged for that time.",
    cap: (price: string, minutes: number, perMinute: string) =>
      `You paid ${price} for ${minutes} minutes (${perMinute} a minute). The consultation ends when they are used up. It never costs more.`,
    unused: "Unused time is refunded automatically, to the second.",
    inside: "Nobody may ask you to pay outside this site. Remedies and products are only suggestions.",
  },
  late: `The astrologer is late. You can wait, or cancel now for a full refund. After ${absentAfterMinutes} minutes we cancel it for you.`,
  opensAt: (moment: string) => `You can join from ${moment}.`,
  startsAt: (moment: string) => `The consultation starts at ${moment}. You can join now.`,
  theyAreHere: (name: string) => `${name} is here and waiting for you.`,
  waiting: (name: string) => `You are in. Waiting for ${name}. The timer is not running yet.`,
  join: "Join",
  toBooking: "Booking, refund and changes",
  elsewhere: "This booking has no consultation to join now.",
  meter: {
    label: "Consultation timer",
    used: "Used",
    left: "Left",
    cost: "Cost so far",
    of: (paid: string) => `of ${paid}`,
    running: "The timer is running.",
    paused: {
      connection: () => "Reconnecting. The timer has stopped; you are not charged.",
      customer: () => "The timer stopped while you were away.",
      astrologer: (name: string) =>
        `${name} has lost the connection. The timer has stopped; you are not charged.`,
      silence: (_name: string, mode: SessionMode) =>
        `Quiet for a minute: the timer has stopped. It starts again ${mode === "chat" ? "with the next message" : "when somebody speaks or writes"}.`,
    },
  },
  end: {
    end: "End the consultation",
    sure: "End the consultation? It cannot be restarted. Unused time is refunded.",
    now: "End now",
    keep: "Continue talking",
  },
  after: {
    title: "The consultation has ended",
    endedBy: {
      customer: () => "You ended it.",
      astrologer: (name: string) => `${name} ended it.`,
      time: () => "The time was up.",
    },
    talked: "Billed time",
    charged: "Charged",
    refunded: "Refunded",
    refundNote: "To your original payment method, in 3 to 7 working days.",
    summary: "Summary by the astrologer",
    noSummary: "No summary yet. It appears here once the astrologer has written it.",
    optional: "All recommendations are optional.",
    rate: (name: string) => `How was ${name}?`,
    stars: (count: number) => `${count} ★`,
    thanks: "Thank you for your rating.",
    transcript: "Read the chat again",
    order: "Order and invoice",
    notSatisfied: "Not satisfied? Talk to us",
    again: "Book again",
  },
};
