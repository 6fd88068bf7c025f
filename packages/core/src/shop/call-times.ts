import type { CallTime, Language } from "../contract/index.ts";

/** When customer care calls, in India time: the choices of a form, and the words of its messages. */
export const callTimes: Record<Language, Record<CallTime, string>> = {
  en: {
    any: "Any time, 7 am to 10 pm",
    morning: "Morning, 7 am to 12 noon",
    afternoon: "Afternoon, 12 noon to 5 pm",
    evening: "Evening, 5 pm to 10 pm",
  },
  hi: {
    any: "कभी भी, सुबह 7 से रात 10 बजे",
    morning: "सुबह, 7 से 12 बजे",
    afternoon: "दोपहर, 12 से शाम 5 बजे",
    evening: "शाम, 5 से रात 10 बजे",
  },
};
