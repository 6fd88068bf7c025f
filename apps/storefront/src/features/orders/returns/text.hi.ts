import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  action: "यह वस्तु लौटाएँ",
  of: (action, title) => `${action}: ${title}`,
  until: (until) => `${until} तक`,
  pieces: "कितने नग",
  reason: "कारण",
  reasons: {
    changed_mind: "अब नहीं चाहिए",
    not_as_described: "जैसा बताया था वैसा नहीं है",
    wrong_item: "ग़लत वस्तु आई",
    damaged: "टूटी हुई आई",
  },
  sure: (refund) => `हम इसे आपके पते से ले जाकर जाँचेंगे। फिर ${refund} उसी तरीक़े से लौटेंगे जिससे भुगतान हुआ था।`,
  now: "वापसी का अनुरोध करें",
  keep: "वस्तु रखें",
  care: (until) => `यह वापसी ग्राहक सेवा करती है। ${until} तक उनसे संपर्क करें।`,
  contact: "ग्राहक सेवा से संपर्क करें",
  status: (title, pieces) => (pieces > 1 ? `${title} की वापसी, ${pieces} नग` : `${title} की वापसी`),
  states: {
    return_requested: (refund) => `अनुरोध मिल गया। हम इसे ले जाकर जाँचेंगे, फिर ${refund} का रिफ़ंड करेंगे।`,
    picked_up: (refund) => `हमने ले लिया। जाँच के बाद ${refund} का रिफ़ंड करेंगे।`,
    inspected: (refund) => `जाँच हो गई। ${refund} का रिफ़ंड मंज़ूर हो रहा है।`,
    refunded: (refund) => `मंज़ूर। ${refund} का रिफ़ंड हो गया।`,
    rejected: () => "मंज़ूर नहीं हुआ, इसलिए रिफ़ंड नहीं होगा।",
  },
  rejections: {
    not_received: "वस्तु हमें नहीं मिली।",
    worn: "वस्तु पहनी या इस्तेमाल की गई थी।",
    papers_missing: "उसके काग़ज़ या रिपोर्ट साथ नहीं थे।",
    other_item: "यह वह वस्तु नहीं है जो हमने भेजी थी।",
  },
};
