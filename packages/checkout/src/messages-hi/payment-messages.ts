import type { paymentMessages as original } from "../messages-en/payment-messages.ts";

const returned = "यदि खाते से राशि कटी है, तो 3 से 5 कार्यदिवस में लौट आएगी।";

export const paymentMessages: typeof original = {
  checking: { heading: "बैंक से पूछ रहे हैं", text: "इसमें कुछ सेकंड लगते हैं।" },
  pending: { heading: "आपका भुगतान प्रोसेस हो रहा है" },
  failed: {
    heading: "भुगतान नहीं हो पाया",
    declined: `बैंक ने इसे अस्वीकार किया। ${returned}`,
    cancelled_by_buyer: "आपने भुगतान रोक दिया। कुछ नहीं लिया गया।",
    gateway_error: `भुगतान सेवा में गड़बड़ी हुई। ${returned}`,
    retry: "इसी ऑर्डर का फिर भुगतान करें",
  },
  expired: { heading: "भुगतान का समय बीत गया" },
  mismatch: {
    heading: "भुगतान की राशि मेल नहीं खाती",
    text: "हम जाँच रहे हैं; ऑर्डर न रखा जा सका तो राशि लौटा देंगे। आपको कुछ नहीं करना है।",
  },
  refunded: { heading: "राशि लौटा दी गई", text: "राशि उसी माध्यम से वापस भेज दी गई है।" },
  facts: { when: "कब", amount: "राशि", order: "ऑर्डर संख्या", reference: "बैंक संदर्भ" },
};
