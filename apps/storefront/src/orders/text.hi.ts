import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  states: {
    created: "भुगतान बाक़ी",
    payment_pending: "भुगतान चल रहा है",
    paid: "भुगतान हो गया",
    sankalp_due: "नाम देने बाक़ी",
    sankalp_received: "नाम मिल गए",
    scheduled: "तय हो गई",
    live: "अभी हो रही है",
    performed: "सम्पन्न",
    video_ready: "वीडियो तैयार",
    prasad_dispatched: "प्रसाद भेजा गया",
    delivered: "प्रसाद पहुँच गया",
    closed: "पूर्ण",
    payment_failed: "भुगतान नहीं हुआ",
    cancelled: "रद्द",
    expired: "समय बीत गया, कुछ नहीं लिया गया",
  },
  actions: {
    pay: "भुगतान करें",
    fill_sankalp: "संकल्प भरें",
    edit_sankalp: "संकल्प देखें",
    see: "ऑर्डर देखें",
  },
};
