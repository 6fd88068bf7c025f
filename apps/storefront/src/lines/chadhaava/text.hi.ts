import { hoursBefore } from "../../shared/i18n/units.hi.ts";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  eyebrow: (date, occasion) => `${date}, ${occasion}`,
  closes: (when) => `${when} तक बुकिंग`,
  from: (price) => `${price} से`,
  proofWithin: (hours) => `${hoursBefore(hours)} में रिकॉर्डिंग`,
  closed: {
    open: "",
    closed: "बुकिंग बंद",
    live: "अभी अर्पण हो रहा है",
    performed: "अर्पण हो गया",
    cancelled: "रद्द",
  },
  closedNext: {
    open: () => "",
    closed: (date) => `बुकिंग बंद, अगला ${date} को`,
    live: (date) => `अभी हो रहा है, अगला ${date} को`,
    performed: (date) => `अर्पण हो गया, अगला ${date} को`,
    cancelled: (date) => `रद्द, अगला ${date} को`,
  },
};
