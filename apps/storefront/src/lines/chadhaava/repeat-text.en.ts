import type { RepeatFrequency } from "@aradhana/core/contract";

export const text = {
  title: "How often",
  once: "Once",
  every: { weekly: "Every week", monthly: "Every month" } satisfies Record<RepeatFrequency, string>,
  account: "To repeat it you need an account, so that you can stop it at any time.",
  signIn: "Sign in",
  limit: (amount: string) => `Above ${amount} your bank asks you each time, so it cannot be repeated.`,
  months: "For how long",
  forMonths: (months: number) => `${months} months`,
  points: (amount: string) => [
    `You pay ${amount} today. After that, at most ${amount} is charged each time. If the price rises, you are not charged.`,
    "We message you the amount and the day at least 24 hours before each charge.",
    "Each time is an order of its own, with the names and the address you give now.",
    "Pause or stop it at any time in “Your orders”.",
  ],
  consent: {
    weekly: (amount: string, until: string) =>
      `I agree that at most ${amount} is charged every week until ${until}.`,
    monthly: (amount: string, until: string) =>
      `I agree that at most ${amount} is charged every month until ${until}.`,
  },
  consentError: "Tick this box, or choose “Once”",
};
