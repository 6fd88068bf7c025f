import { units } from "../../shared/i18n/units.en.ts";

/** The choice of a gem's setting. */
export const gemOrderMessages = {
  sold: "It has just been sold",
  choose: "Choose a size",
  noPrice: "Choose a size to see the price.",
  title: "How do you want it?",
  making: (amount: string) => `+ ${amount}`,
  sent: (count: number) => `Ships in ${units.days(count)}.`,
};
