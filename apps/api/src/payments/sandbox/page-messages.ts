import type { Language, RepeatFrequency } from "@aradhana/core/contract";
import type { PaymentMethod } from "@aradhana/core/payment";
import type { Act } from "./sandbox.rules.ts";

interface PageMessages {
  title: string;
  practice: string;
  mandate: (terms: { amount: string; frequency: RepeatFrequency; until: string }) => string;
  amount: string;
  order: string;
  to: string;
  shop: string;
  method: string;
  methods: Record<PaymentMethod, string>;
  state: string;
  acts: Record<Act, string>;
  pending: string;
  declined: string;
  paid: string;
  closed: string;
  expired: string;
  unknown: string;
  back: string;
}

/** The messages of the sandbox gateway's page. */
export const pageMessages: Record<Language, PageMessages> = {
  en: {
    title: "Test payment",
    practice: "This is a test payment page. No real money is charged.",
    mandate: ({ amount, frequency, until }) =>
      `You also agree that the shop charges up to ${amount} ${frequency === "weekly" ? "every week" : "every month"} until ${until}. You can stop it in the shop at any time.`,
    amount: "Amount",
    order: "Order",
    to: "To",
    shop: "Aradhana",
    method: "How would you pay?",
    methods: { upi: "UPI", card: "Card", netbanking: "Net banking" },
    state: "What should happen?",
    acts: {
      pay: "Pay",
      pay_once: "Pay, but let the bank decline later charges",
      pay_and_close: "Pay, but do not return to the shop",
      decline: "Let the bank decline",
      leave: "Leave it pending and return",
      cancel: "Cancel and return",
    },
    pending: "This payment is pending. You can still settle it here.",
    declined: "The last payment failed. You can try again.",
    paid: "Payment received. The shop has been informed.",
    closed: "Payment received. You can close this tab; we inform the shop.",
    expired: "This payment page has expired. Return to the shop and start again.",
    unknown: "Payment not found.",
    back: "Return to the shop",
  },
  hi: {
    title: "टेस्ट भुगतान",
    practice: "यह टेस्ट भुगतान का पेज है। असली पैसे नहीं कटते।",
    mandate: ({ amount, frequency, until }) =>
      `आप यह भी मानते हैं कि दुकान ${until} तक ${frequency === "weekly" ? "हर हफ़्ते" : "हर महीने"} ${amount} तक ले सकती है। इसे आप दुकान में कभी भी बंद कर सकते हैं।`,
    amount: "राशि",
    order: "ऑर्डर",
    to: "किसको",
    shop: "आराधना",
    method: "किस माध्यम से?",
    methods: { upi: "UPI", card: "कार्ड", netbanking: "नेट बैंकिंग" },
    state: "क्या होना चाहिए?",
    acts: {
      pay: "भुगतान करें",
      pay_once: "भुगतान करें, पर आगे के भुगतान बैंक से अस्वीकार कराएँ",
      pay_and_close: "भुगतान करें, पर दुकान पर न लौटें",
      decline: "बैंक से अस्वीकार कराएँ",
      leave: "अधूरा छोड़कर लौटें",
      cancel: "रद्द करके लौटें",
    },
    pending: "यह भुगतान अभी अधूरा है। आप इसे यहाँ अब भी पूरा कर सकते हैं।",
    declined: "पिछला भुगतान नहीं हो पाया। आप फिर कोशिश कर सकते हैं।",
    paid: "भुगतान मिल गया। दुकान को बता दिया गया है।",
    closed: "भुगतान मिल गया। आप यह टैब बंद कर सकते हैं; दुकान को हम बता देंगे।",
    expired: "इस भुगतान पेज का समय समाप्त हो गया है। दुकान पर लौटकर फिर शुरू करें।",
    unknown: "भुगतान नहीं मिला।",
    back: "दुकान पर लौटें",
  },
};
