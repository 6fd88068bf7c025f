import { cardMessages, statusMessages } from "@aradhana/checkout/card-messages-hi";
import { hoursBefore } from "../../shared/i18n/units.hi.ts";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  ...cardMessages,
  today: "आज और आने वाले चढ़ावे",
  proofWithin: (hours) => `${hoursBefore(hours)} में रिकॉर्डिंग`,
  closed: statusMessages.chadhaava,
  closedNext: {
    open: () => "",
    closed: (date) => `बुकिंग बंद, अगला ${date} को`,
    live: (date) => `अभी हो रहा है, अगला ${date} को`,
    performed: (date) => `अर्पण हो गया, अगला ${date} को`,
    cancelled: (date) => `रद्द, अगला ${date} को`,
  },
};
