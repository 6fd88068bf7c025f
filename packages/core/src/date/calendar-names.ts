import type { Language } from "../contract/index.ts";

/** Names of weekdays from Sunday and of months, from the Unicode CLDR. */
export const calendarNames = {
  en: {
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    months: [
      ...["January", "February", "March", "April", "May", "June"],
      ...["July", "August", "September", "October", "November", "December"],
    ],
    shortWeekday: (name: string) => name.slice(0, 3),
    shortMonth: (name: string) => (name === "September" ? "Sept" : name.slice(0, 3)),
  },
  hi: {
    weekdays: ["रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"],
    months: [
      ...["जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून"],
      ...["जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर"],
    ],
    shortWeekday: (name: string) => name.replace(/वार$/, ""),
    // Hindi months are not abbreviated: cut off, they end in a sign that few readers know.
    shortMonth: (name: string) => name,
  },
} as const satisfies Record<Language, object>;
