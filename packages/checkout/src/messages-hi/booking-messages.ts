import type {
  AddressMessages,
  CodeMessages,
  ConsentMessages,
  NamesMessages,
  addonMessages as originalAddons,
  invoiceLostMessages as originalInvoiceLost,
  PhoneMessages,
} from "../messages-en/booking-messages.ts";

export const addressMessages: AddressMessages = {
  title: "प्रसाद कहाँ भेजें?",
  country: "देश",
  pin: "PIN कोड",
  pinHint: "6 अंक",
  pinError: "6 अंकों का सही PIN कोड लिखें",
  postcode: "पोस्टकोड",
  postcodeHint: "न हो तो ख़ाली छोड़ें",
  postcodeError: "पोस्टकोड लिखें",
  line1: "मकान और गली",
  line1Error: "मकान और गली लिखें",
  line2: "इलाक़ा (वैकल्पिक)",
  landmark: "लैंडमार्क (वैकल्पिक)",
  city: "शहर या गाँव",
  cityError: "शहर या गाँव लिखें",
  district: "ज़िला (वैकल्पिक)",
  state: "राज्य",
  stateError: "राज्य लिखें",
  chooseState: "राज्य चुनें",
  region: "राज्य या प्रांत (वैकल्पिक)",
  customs: "भारत के बाहर कस्टम ड्यूटी लग सकती है, जो पाने वाला देता है।",
  errors: {
    too_long: "यह बहुत लंबा है। छोटा करें",
    characters: "अक्षर या अंक से शुरू करें, @ + - या = से नहीं",
  },
};

export const phoneMessages: PhoneMessages = {
  label: "मोबाइल नंबर",
  dialCode: (code) => `देश का कोड +${code}`,
  chooseDialCode: "देश का कोड",
  errors: {
    empty: "अपना मोबाइल नंबर लिखें",
    length: "10 अंकों का मोबाइल नंबर लिखें",
    first_digit: "भारतीय मोबाइल नंबर 6, 7, 8 या 9 से शुरू होते हैं",
    invalid: "यह नंबर देश के कोड से मेल नहीं खाता",
  },
};

export const namesMessages: NamesMessages = {
  title: "संकल्प के लिए नाम",
  name: (nth) => (nth === 1 ? "आपका नाम" : `नाम ${nth}`),
  nameError: "नाम लिखें",
  nameInvalid: "सिर्फ़ अक्षर लिखें, कम से कम 2",
  gotra: "गोत्र (वैकल्पिक)",
  gotraError: "गोत्र अक्षरों में लिखें, या ख़ाली छोड़ें",
  spelling: "पुरोहित जी पढ़ेंगे",
  otherSpelling: "दूसरी तरह लिखें",
  ownSpelling: "देवनागरी में",
  ownSpellingError: "नाम देवनागरी में लिखें",
  hear: "सुनें",
  requiredGotra: "गोत्र",
  commonGotras: "प्रचलित गोत्र",
  gotraUnknown: "मुझे नहीं पता",
  gotraCustom: "तब मंदिर की परंपरा से काश्यप बोला जाता है।",
  add: "नाम जोड़ें",
  remove: (nth) => `नाम ${nth} हटाएँ`,
};

export const codeMessages: CodeMessages = {
  label: "OTP",
  willSend: "हम इस नंबर पर OTP भेजेंगे।",
  sentTo: (number) => `${number} पर भेजा गया`,
  change: "बदलें",
  sixDigits: "6 अंकों का OTP लिखें",
  resend: "OTP फिर भेजें",
  resendIn: (seconds) =>
    `${seconds > 5_400 ? `${Math.ceil(seconds / 3_600)} घंटे` : seconds > 59 ? `${Math.ceil(seconds / 60)} मिनट` : `${seconds} सेकंड`} में OTP फिर भेजें`,
};

export const consentMessages: ConsentMessages = {
  consent: "मैं सहमत हूँ:",
  terms: "शर्तें",
  and: "और",
  privacy: "गोपनीयता नीति",
  consentError: "आगे बढ़ने के लिए कृपया शर्तों से सहमति दें",
};

export const invoiceLostMessages: typeof originalInvoiceLost = {
  lost: "इनवॉइस का फ़ॉर्म लोड नहीं हुआ।",
  lostRequired: "इस ऑर्डर के इनवॉइस के लिए पता ज़रूरी है, पर उसका फ़ॉर्म लोड नहीं हुआ।",
};

export const addonMessages: typeof originalAddons = {
  heading: "अर्पण जोड़ें (वैकल्पिक)",
  none: "आप जो जोड़ेंगे, उसी का पैसा लगेगा।",
  empty: "इस पूजा में और अर्पण नहीं हैं।",
  less: (title) => `एक कम करें: ${title}`,
  more: (title) => `एक और जोड़ें: ${title}`,
  dakshina: (symbol) => `पुरोहित जी के लिए दक्षिणा, ${symbol} में (वैकल्पिक)`,
  dakshinaTitle: "दक्षिणा",
  dakshinaHint: "जितनी इच्छा हो दें; पूरी राशि पुरोहित जी को जाती है।",
};
