import type { LinkMessages, PaymentMessages } from "../messages-en/payment-messages.ts";
import { confirmingMessages } from "./confirming-messages.ts";

const returned = "अगर खाते से राशि कटी है, तो 3 से 5 कामकाजी दिनों में वापस आ जाएगी।";

export const linkMessages: LinkMessages = {
  linkSent: "ऑर्डर का लिंक भेजा गया",
  linkOnItsWay: "ऑर्डर का लिंक भेजा जा रहा है",
  linkTo: { sms: (to) => `${to} पर SMS`, whatsapp: (to) => `${to} पर WhatsApp` },
};

export const paymentMessages: PaymentMessages = {
  checking: { heading: "बैंक से जाँच कर रहे हैं", text: "इसमें कुछ सेकंड लगते हैं।" },
  back: {
    heading: confirmingMessages.heading,
    text: "दोबारा भुगतान न करें। इसमें एक मिनट लग सकता है। नतीजा यहीं दिखेगा।",
  },
  pending: {
    heading: confirmingMessages.heading,
    text: "दोबारा भुगतान न करें। आप यह पेज बंद कर सकते हैं: बैंक से पुष्टि होते ही हम मैसेज भेजेंगे।",
    again: "फिर जाँचें",
  },
  unpaid: {
    heading: "इस ऑर्डर का भुगतान अभी बाक़ी है",
    text: "आपकी बुकिंग सेव है। पक्की करने के लिए भुगतान करें।",
    pay: "इस ऑर्डर का भुगतान करें",
  },
  success: {
    heading: {
      abhimantrit: "भुगतान मिल गया। ऑर्डर पक्का हो गया।",
      gemstone: "भुगतान मिल गया। ऑर्डर पक्का हो गया।",
      pooja: "भुगतान मिल गया। पूजा बुक हो गई।",
      chadhaava: "भुगतान मिल गया। चढ़ावा बुक हो गया।",
      kundali: "भुगतान मिल गया। कुंडली बन रही है।",
      name_correction: "भुगतान मिल गया। नाम की रिपोर्ट बन रही है।",
      consultation: "भुगतान मिल गया। आपका परामर्श बुक हो गया।",
    },
    order: "ऑर्डर देखें",
  },
  receipt: "रसीद",
  failed: {
    heading: "भुगतान नहीं हो पाया",
    declined: `बैंक ने भुगतान मंज़ूर नहीं किया। ${returned}`,
    cancelled_by_buyer: "आपने भुगतान रद्द किया। आपके पैसे नहीं कटे।",
    gateway_error: `भुगतान सेवा में गड़बड़ी हुई। ${returned}`,
    retry: "फिर से भुगतान करें",
  },
  expired: {
    heading: "भुगतान का समय ख़त्म हो गया",
    text: "आपके पैसे नहीं कटे। आप फिर से बुक कर सकते हैं।",
    action: {
      pooja: "आने वाली पूजाएँ देखें",
      chadhaava: "आने वाले चढ़ावे देखें",
      abhimantrit: "अभिमंत्रित वस्तुएँ देखें",
      gemstone: "रत्न देखें",
      kundali: "कुंडली फिर से ऑर्डर करें",
      name_correction: "नाम सुधार पर जाएँ",
      consultation: "दूसरा समय चुनें",
    },
  },
  mismatch: {
    heading: "भुगतान की राशि मेल नहीं खाती",
    text: "हम जाँच रहे हैं। ऑर्डर पक्का न हुआ तो रिफ़ंड देंगे। आपको कुछ नहीं करना है।",
  },
  refunded: { heading: "रिफ़ंड हो गया", text: "राशि उसी तरीक़े से वापस भेज दी गई है।" },
  facts: {
    ...{ pooja: "पूजा", chadhaava: "चढ़ावा", abhimantrit: "वस्तु", gemstone: "रत्न" },
    ...{ kundali: "कुंडली", name_correction: "नाम सुधार", consultation: "परामर्श" },
    ...{ items: "ऑर्डर में", when: "कब", arrives: "कब तक पहुँचेगा", amount: "राशि" },
    ...{ order: "ऑर्डर नंबर", method: "भुगतान का तरीक़ा", reference: "बैंक रेफ़रेंस" },
    ...linkMessages,
  },
};
