import { orderAccessMessages, paymentMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  ...paymentMessages,
  title: "भुगतान",
  paid: {
    mixedHeading: paymentMessages.success.heading.abhimantrit,
    text: {
      due: "अब संकल्प के नाम दें।",
      given: "संकल्प के नाम हमें मिल गए हैं। आप इन्हें देख सकते हैं।",
      mixed: "अब देखें, ऑर्डर में आगे क्या करना है।",
      goods: "भेजते ही हम आपको मैसेज करेंगे।",
      service: "अब इसे तैयार किया जा रहा है। तैयार होते ही हम आपको मैसेज करेंगे।",
      session: "आप शुरू होने से 10 मिनट पहले जुड़ सकते हैं। लिंक हमारे मैसेज में है।",
    },
    next: {
      due: "नाम दें",
      given: "नाम देखें",
      mixed: "आगे क्या करना है",
      goods: "देखें, कब पहुँचेगा",
      service: "स्थिति देखें",
      session: "बुकिंग देखें",
    },
  },
  otherMethod: "अगले पेज पर कोई और तरीक़ा चुन सकते हैं।",
  gone: {
    heading: orderAccessMessages.missing,
    text: orderAccessMessages.missingText,
    signIn: "साइन इन करें",
  },
  failedToAsk: {
    heading: "बैंक से जाँच नहीं हो सकी",
    text: "हो सकता है भुगतान हो गया हो। नतीजा देखे बिना दोबारा भुगतान न करें।",
    retry: "फिर कोशिश करें",
    requestId: "रेफ़रेंस नंबर",
  },
  retryRefused: "भुगतान का पेज नहीं खुला। आपके पैसे नहीं कटे; थोड़ी देर में फिर कोशिश करें।",
};
