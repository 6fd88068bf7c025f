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
  trail: "यह पृष्ठ कहाँ है",
  home: "मुखपृष्ठ",
  pictures: "चित्र",
  share: "साझा करें",
  shared: "लिंक कॉपी हो गया",
  notShared: "लिंक कॉपी नहीं हो सका। वह ऊपर पते में है।",
  ask: "WhatsApp पर पूछें",
  facts: {
    when: "तिथि",
    hours: "अनुष्ठान का समय",
    from: (start, end) => `${start} से ${end}`,
    where: "मंदिर",
    by: "कौन करेगा",
    closes: "बुकिंग बंद होगी",
    left: (time) => `${time} शेष`,
    timeLeft: {
      days: (days, hours) => `${units.days(days)} ${units.hours(hours)}`,
      hours: (hours, minutes) => `${units.hours(hours)} ${units.minutes(minutes)}`,
      minutes: (minutes, seconds) => `${units.minutes(minutes)} ${units.seconds(seconds)}`,
    },
    names: (when) => `नाम ${when} तक बदले जा सकते हैं`,
    places: "स्थान",
    placesLeft: (left, total) => `${total} में से ${left} उपलब्ध`,
  },
  proof: {
    title: "कौन करता है, और हमें कैसे पता है",
    checked: (date) => `${date} को जाँचा गया`,
    document: "दस्तावेज़ देखें",
    verify: "मंदिर से पुष्टि करें",
    speaks: (languages) => `भाषाएँ: ${languages}`,
    levels: "तीनों स्तरों का अर्थ",
    levelTexts: {
      temple_authorised: "मंदिर के कार्यालय ने लिखित सहमति दी है कि अनुष्ठान यहाँ बुक हो और उसके पुरोहित करें।",
      priest_of_temple: "मंदिर में सेवारत पुरोहित अनुष्ठान करते हैं। मंदिर के कार्यालय ने कुछ हस्ताक्षरित नहीं किया है।",
      independent_priest:
        "पुरोहित अपने दायित्व पर मंदिर में या उसके समीप अनुष्ठान करते हैं। मंदिर की इसमें कोई भूमिका नहीं है।",
    },
  },
  process: "अनुष्ठान कैसे होता है",
  benefits: "यह क्यों की जाती है",
  benefitsNote: "ये परंपरा से चली आई मान्यताएँ हैं, कोई वादा नहीं।",
  occasion: (name) => `${name} ही क्यों`,
  policy: {
    title: "योजना बदल जाए तो",
    when: "आप रद्द करें",
    back: "वापस मिलेगा",
    until: (hours, date) => `${hoursBefore(hours)} पहले तक (${date})`,
    over: "– बीत चुका",
    later: "उसके बाद",
    share: (pct) => (pct === 0 ? "कुछ नहीं" : `${pct}%`),
    reschedule: (times, hours, date) =>
      `${hoursBefore(hours)} पहले तक (${date}) तिथि ${times} बार निःशुल्क बदली जा सकती है`,
    all: "रद्द करने के सभी नियम",
  },
  faqs: "प्रश्न",
  related: "ये भी देखें",
  next: (date) => `अगली ${date} को`,
  noNext: "अगली तिथि अभी तय नहीं है।",
  notify: {
    open: "बुकिंग खुलने पर बताएँ",
    lost: "फ़ॉर्म नहीं खुला। इंटरनेट जाँचें और फिर कोशिश करें।",
  },
  orders: "अपने ऑर्डर खोलें",
  otherDates: "अन्य तिथियाँ",
};
