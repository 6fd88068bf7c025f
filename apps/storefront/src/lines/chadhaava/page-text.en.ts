import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";
import { namesMessages, prasadMessages } from "@aradhana/checkout/messages-en";
import type { PoojaStatus } from "@aradhana/core/contract";
import { plural } from "../../shared/i18n/plural.ts";
import { units } from "../../shared/i18n/units.en.ts";
import { outcomeMessages } from "../ritual-text.en.ts";

export const text = {
  list: "Chadhava",
  description: (temple: string, date: string) =>
    `${temple}, ${date}: choose offerings, add names and watch the recording.`,
  askAbout: (title: string, date: string) => `I have a question about ${title} on ${date}:`,
  proof: {
    label: "Recording",
    within: (hours: number) => `within ${units.hours(hours)}`,
    more: "Starts from your name",
  },
  offerings: {
    title: "Choose offerings",
    note: "Each is offered in the names you give.",
    each: (unit: string) => `per ${unit}`,
    less: (name: string) => `Fewer: ${name}`,
    more: (name: string) => `More: ${name}`,
    least: (quantity: number, unit: string) => `${quantity} ${unit} or more`,
    missing: "Choose at least one offering.",
  },
  names: {
    ...namesMessages,
    note: "The priest reads them out with the offering. Leave the gotra empty if you do not know it: the priest then says Kashyap.",
    limit: (limit: number) => `Up to ${plural("en", limit, { one: "1 name", other: `${limit} names` })}`,
  },
  prasad: {
    add: ritualMessages.sendPrasad,
    onlyIndia: prasadMessages.onlyIndia,
  },
  price: {
    empty: "Choose an offering to see the price.",
    ritual: "Offering, exempt from GST",
    inAll: (quantity: number, name: string) => `You chose it more than once: ${quantity} × ${name} in total.`,
  },
  bookNow: ritualMessages.bookNow,
  choose: "Choose offerings",
  large: {
    heading: "Please check the quantity",
    text: "This is a large quantity. We will buy and offer exactly this much.",
    confirm: "Yes, pay",
    change: "Change the quantity",
  },
  outcome: {
    heading: {
      open: "",
      closed: "Offerings are closed",
      live: "The offerings are being made now",
      performed: "The offerings have been made",
      cancelled: "This chadhava was cancelled",
    } satisfies Record<PoojaStatus, string>,
    text: {
      open: () => "",
      closed: ritualMessages.preparing,
      ...outcomeMessages,
    } satisfies Record<PoojaStatus, (date: string) => string>,
    seeOthers: "See upcoming chadhava",
  },
  about: "About this chadhava",
  temple: (name: string) => `About ${name}`,
  templeUpcoming: "Upcoming chadhava here",
};
