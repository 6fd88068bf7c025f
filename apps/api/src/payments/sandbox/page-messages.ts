import type { Language } from "@aradhana/core/contract";
import type { Act, Method } from "./sandbox.rules.ts";

interface PageMessages {
  title: string;
  practice: string;
  amount: string;
  order: string;
  to: string;
  shop: string;
  method: string;
  methods: Record<Method, string>;
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
    title: "Practice payment",
    practice: "This is the sandbox gateway of a reference system. No money moves, whatever you choose.",
    amount: "Amount",
    order: "Order",
    to: "To",
    shop: "Aradhana",
    method: "How would you pay?",
    methods: { upi: "UPI", card: "Card", netbanking: "Net banking" },
    state: "What should happen?",
    acts: {
      pay: "Pay",
      pay_and_close: "Pay, but do not return to the shop",
      decline: "Let the bank decline",
      leave: "Leave it pending and return",
      cancel: "Cancel and return",
    },
    pending: "This payment is pending. You can still settle it here.",
    declined: "The last try did not go through. You can try again.",
    paid: "This payment is made. The shop is told of it.",
    closed: "Paid. You can close this tab: the shop hears of it from us, not from your browser.",
    expired: "This payment page has run out of time. Return to the shop and start again.",
    unknown: "There is no such payment.",
    back: "Return to the shop",
  },
  hi: {
    title: "अभ्यास भुगतान",
    practice: "यह एक संदर्भ प्रणाली का अभ्यास गेटवे है। आप जो भी चुनें, असली पैसा नहीं कटता।",
    amount: "राशि",
    order: "ऑर्डर",
    to: "किसको",
    shop: "आराधना",
    method: "किस माध्यम से?",
    methods: { upi: "UPI", card: "कार्ड", netbanking: "नेट बैंकिंग" },
    state: "क्या होना चाहिए?",
    acts: {
      pay: "भुगतान करें",
      pay_and_close: "भुगतान करें, पर दुकान पर न लौटें",
      decline: "बैंक से अस्वीकार कराएँ",
      leave: "लंबित छोड़कर लौटें",
      cancel: "रद्द करके लौटें",
    },
    pending: "यह भुगतान लंबित है। आप इसे यहाँ अब भी पूरा कर सकते हैं।",
    declined: "पिछला प्रयास सफल नहीं हुआ। आप फिर कोशिश कर सकते हैं।",
    paid: "भुगतान हो चुका है। दुकान को सूचना दे दी गई है।",
    closed: "भुगतान हो गया। आप यह टैब बंद कर सकते हैं: दुकान को सूचना हम देंगे, आपका ब्राउज़र नहीं।",
    expired: "इस भुगतान पेज का समय समाप्त हो गया है। दुकान पर लौटकर फिर शुरू करें।",
    unknown: "ऐसा कोई भुगतान नहीं है।",
    back: "दुकान पर लौटें",
  },
};
