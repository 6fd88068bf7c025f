import { siteMessages } from "@aradhana/checkout/site-messages-hi";
import { plural } from "../../shared/i18n/plural.ts";
import { units } from "../../shared/i18n/units.hi.ts";
import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  online: "ऑनलाइन",
  busy: (minutes) => `व्यस्त, लगभग ${units.minutes(minutes)}`,
  offline: "अभी ऑनलाइन नहीं",
  nextAt: (moment) => `अगला ख़ाली समय: ${moment}`,
  noTimes: "अगले दो हफ़्ते कोई समय ख़ाली नहीं",
  notify: { open: "समय ख़ाली होने पर बताएँ", lost: siteMessages.checkInternet },
  facts: (languages, years) => `${languages}; ${units.years(years)}`,
  verified: (day) => `पहचान और कौशल हमने जाँचे, ${day}`,
  from: (minutes) => `${units.minutes(minutes)} के लिए`,
  rating: (stars, count) =>
    `5 में से ${stars}, ${plural("hi", count, { one: `${count} समीक्षा`, other: `${count} समीक्षाएँ` })}`,
};
