import {
  addressMessages,
  codeMessages,
  consentMessages,
  namesMessages,
  phoneMessages,
} from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  found: {
    text: "आपने यहाँ जो भरा था, वह लौट आया है। यह केवल इसी टैब में रहता है।",
    startOver: "नए सिरे से भरें",
  },
  names: {
    ...namesMessages,
    why: "पुरोहित इन्हें बोलेंगे। पहला नाम आपका है।",
    gotraHint: "गोत्र ज्ञात न हो तो ख़ाली छोड़ें: परंपरा से काश्यप बोला जाता है।",
    tooMany: (limit) => `यह पैकेज ${limit} ${limit === 1 ? "नाम" : "नामों"} के लिए है। इस नाम को हटाएँ।`,
  },
  phone: {
    ...phoneMessages,
    heading: "आपसे संपर्क",
    hint: "इस पर एक बार का कोड भेजा जाएगा।",
  },
  code: {
    ...codeMessages,
    verify: "पुष्टि करें और आगे बढ़ें",
  },
  address: addressMessages,
  total: {
    heading: "कुल मूल्य",
    nothing: "पहले कम से कम एक चढ़ावा चुनें।",
    total: "कुल देय",
    inclusive: "सभी कर शामिल",
    retry: "फिर प्रयास करें",
  },
  ...consentMessages,
  proceed: "भुगतान की ओर बढ़ें",
  proceedWithPrice: (price) => `${price} के भुगतान की ओर बढ़ें`,
  after: "अभी कुछ नहीं लिया गया। भुगतान का पृष्ठ अलग खुलेगा।",
};
