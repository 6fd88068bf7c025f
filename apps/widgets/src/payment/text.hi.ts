import { paymentMessages, priceMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  heading: "बुकिंग का भुगतान करें",
  checking: paymentMessages.checking,
  summary: {
    heading: "आपका ऑर्डर",
    ...priceMessages,
  },
  safe: "भुगतान का पृष्ठ अलग खुलता है, भुगतान सेवा के अपने पते पर। यह पृष्ठ अपने आप आगे बढ़ता है।",
  open: (amount) => `${amount} का सुरक्षित भुगतान खोलें`,
  opening: "भुगतान की तैयारी हो रही है",
  opened: "खुले हुए पृष्ठ पर भुगतान करें। बैंक का उत्तर आते ही यहाँ दिखेगा।",
  upi: "UPI ऐप से भुगतान करें",
  openedApp: "खुले हुए ऐप में भुगतान करें और लौट आएँ। बैंक का उत्तर आते ही यहाँ दिखेगा।",
  noApp: "कोई भुगतान ऐप नहीं खुल सका। कुछ नहीं कटा है: सुरक्षित पृष्ठ पर भुगतान करें।",
  openAgain: "फिर खोलें",
  payAgain: (amount) => `${amount} का फिर भुगतान करें`,
  again: "फिर पूछें",
  retry: "फिर प्रयास करें",
  left: {
    title: "भुगतान पूरा नहीं हुआ",
    text: "कुछ नहीं लिया गया। आगे बढ़ने के लिए भुगतान फिर खोलें। यदि अभी-अभी भुगतान किया है तो थोड़ा रुकें: वह यहीं दिखेगा।",
  },
  back: {
    heading: "हम बैंक से जाँच रहे हैं",
    text: "दोबारा भुगतान न करें। उत्तर में एक मिनट लग सकता है; वह यहीं दिखेगा।",
  },
  unpaid: {
    heading: "इस बुकिंग का भुगतान अभी नहीं हुआ",
    text: "भुगतान पूरा नहीं हुआ और कुछ नहीं लिया गया। बुकिंग पक्की करने के लिए भुगतान करें।",
    pay: "इस ऑर्डर का भुगतान करें",
  },
  pending: {
    ...paymentMessages.pending,
    text: "दोबारा भुगतान न करें। बैंक का उत्तर आते ही हम संदेश भेजेंगे; आप यह पृष्ठ छोड़ सकते हैं।",
  },
  success: {
    heading: "भुगतान हो गया। आपकी बुकिंग पक्की है।",
    text: "नाम पुरोहित के पास हैं; उन्हें ऑर्डर के पृष्ठ पर बदल सकते हैं।",
    textElsewhere: "आगे क्या करना है, वह ऑर्डर के पृष्ठ पर है।",
    namesWaiting: "नाम पुरोहित तक भेजे जा रहे हैं। पहुँचने तक यह पृष्ठ खुला रखें।",
    namesMissing: "नाम नहीं पहुँच पाए। उन्हें ऑर्डर के पृष्ठ पर दें।",
    order: "ऑर्डर खोलें",
    partner: (site) => `${site} पर ऑर्डर देखें`,
  },
  failed: paymentMessages.failed,
  expired: {
    ...paymentMessages.expired,
    text: "कुछ नहीं लिया गया। फिर से बुक किया जा सकता है।",
    pooja: "आने वाली पूजाएँ देखें",
    chadhaava: "आने वाले चढ़ावे देखें",
  },
  mismatch: paymentMessages.mismatch,
  refunded: paymentMessages.refunded,
  elsewhere: {
    heading: "परिणाम वहीं दिखेगा जहाँ आपने बुक किया",
    text: "उस पृष्ठ पर लौटें जहाँ आपने बुक किया था: वह अपने आप आगे बढ़ता है, बुकिंग बंद करके फिर खोलने पर भी। यह पृष्ठ बंद किया जा सकता है। या हमारे भेजे संदेश का लिंक खोलें।",
  },
  last: {
    proceed: "आगे बढ़ें",
    see: "बुकिंग देखें",
    hide: "यह छिपाएँ",
    order: (ritual, number) => `${ritual}, ऑर्डर ${number}`,
  },
  earlier: {
    title: (number) => `आपका एक पहले का ऑर्डर है, ${number}`,
    text: "केवल उसी का भुगतान करें जिसे बुक करना है: जिस ऑर्डर का भुगतान न हो, वह अपने आप समाप्त हो जाता है।",
    see: "वह ऑर्डर देखें",
  },
  facts: { ...paymentMessages.facts, ritual: "बुकिंग" },
};
