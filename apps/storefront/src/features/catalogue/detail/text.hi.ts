import { ritualMessages } from "@aradhana/checkout/catalogue-messages-hi";
import { plural } from "../../../shared/i18n/plural.ts";
import type { text as original } from "./text.en.ts";

const units = {
  days: (n: number) => `${n} दिन`,
  hours: (n: number) => plural("hi", n, { one: `${n} घंटा`, other: `${n} घंटे` }),
  minutes: (n: number) => `${n} मिनट`,
  seconds: (n: number) => `${n} सेकंड`,
};
/** Before a postposition: "2 घंटे में", "1 घंटे में". */
const hoursBefore = (n: number) => `${n} घंटे`;

export const text: typeof original = {
  trail: "आप यहाँ हैं",
  sections: "इस पेज पर",
  home: "होम",
  pictures: "फ़ोटो",
  ask: "WhatsApp पर पूछें",
  facts: {
    when: "तारीख",
    hours: "पूजा का समय",
    from: (start, end) => `${start} से ${end}`,
    where: "मंदिर",
    by: "कौन करेगा",
    closes: "बुकिंग बंद होगी",
    left: (time) => `${time} बाक़ी`,
    timeLeft: {
      days: (days, hours) => `${units.days(days)} ${units.hours(hours)}`,
      hours: (hours, minutes) => `${units.hours(hours)} ${units.minutes(minutes)}`,
      minutes: (minutes, seconds) => `${units.minutes(minutes)} ${units.seconds(seconds)}`,
    },
    names: (when) => `नाम ${when} तक बदले जा सकते हैं`,
    places: "जगहें",
    placesLeft: (left, total) => `${total} में से ${left} जगहें ख़ाली`,
  },
  proof: {
    title: ritualMessages.proof,
    checked: (date) => `${date} को जाँचा गया`,
    document: "काग़ज़ देखें",
    verify: "मंदिर से पुष्टि करें",
    speaks: (languages) => `भाषाएँ: ${languages}`,
    levels: "तीनों स्तरों का मतलब",
    levelTexts: {
      temple_authorised: "मंदिर कार्यालय ने लिखित सहमति दी है कि यहाँ बुकिंग हो और उसके पुरोहित पूजा करें।",
      priest_of_temple: "इसी मंदिर के पुरोहित पूजा करते हैं। मंदिर कार्यालय से लिखित समझौता नहीं है।",
      independent_priest: "पुरोहित अपनी ओर से मंदिर में या उसके पास पूजा करते हैं। मंदिर इसमें शामिल नहीं है।",
    },
  },
  process: "पूजा कैसे होती है",
  benefits: "यह क्यों की जाती है",
  benefitsNote: "ये परंपरा की मान्यताएँ हैं, कोई वादा नहीं।",
  occasion: (name) => `${name} ही क्यों`,
  policy: {
    title: ritualMessages.policy,
    when: "आप रद्द करें",
    back: "रिफ़ंड",
    until: (hours, date) => `${hoursBefore(hours)} पहले तक (${date})`,
    over: "– समय ख़त्म",
    later: "उसके बाद",
    share: (pct) => (pct === 0 ? "रिफ़ंड नहीं" : `${pct}%`),
    reschedule: (times, hours, date) => `${hoursBefore(hours)} पहले तक (${date}) तारीख ${times} बार मुफ़्त बदलें`,
    all: "कैंसिलेशन के नियम",
  },
  faqs: "सवाल-जवाब",
  related: "ये भी देखें",
  next: (date) => `अगली ${date} को`,
  noNext: ritualMessages.noNext,
  notify: {
    open: "बुकिंग खुलने पर बताएँ",
    lost: "फ़ॉर्म नहीं खुला। इंटरनेट जाँचें और फिर कोशिश करें।",
  },
  orders: "अपने ऑर्डर खोलें",
  otherDates: "अन्य तारीखें",
};
