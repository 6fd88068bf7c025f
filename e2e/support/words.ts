/** The texts of a purchase that the journeys look for. */
export interface Words {
  main: string;
  pujas: string;
  comingPujas: string;
  search: string;
  takeFurther: RegExp;
  addonsHeading: string;
  oneMore: (title: string) => string;
  next: string;
  contactHeading: string;
  mobile: string;
  payHeading: string;
  agree: RegExp;
  pay: RegExp;
  gateway: string;
  acts: { pay: string; close: string; decline: string; leave: string; cancel: string };
  paid: string;
  fillSankalp: string;
  sankalpHeading: string;
  name: string;
  gotra: string;
  preview: string;
  previewHeading: string;
  submit: string;
  received: string;
  seeOrder: string;
}

export const en: Words = {
  main: "Main",
  pujas: "Pujas",
  comingPujas: "Coming pujas",
  search: "Search pujas",
  takeFurther: /^Continue /,
  addonsHeading: "Add an offering, if you wish",
  oneMore: (title) => `One more: ${title}`,
  next: "Continue",
  contactHeading: "Who is booking?",
  mobile: "Mobile number",
  payHeading: "Look it over and pay",
  agree: /^I agree to the/,
  pay: /^Pay [^a-z]*\d/,
  gateway: "Practice payment",
  acts: {
    pay: "Pay",
    close: "Pay, but do not return to the shop",
    decline: "Let the bank decline",
    leave: "Leave it pending and return",
    cancel: "Cancel and return",
  },
  paid: "Paid. Your puja is booked.",
  fillSankalp: "Fill in the sankalp",
  sankalpHeading: "Sankalp: names for the ritual",
  name: "Name",
  gotra: "Gotra",
  preview: "See how it will be read",
  previewHeading: "This is what the priest will read",
  submit: "Submit the sankalp",
  received: "The priest has your name",
  seeOrder: "See the order",
};

export const hi: Words = {
  main: "मुख्य",
  pujas: "पूजाएँ",
  comingPujas: "आने वाली पूजाएँ",
  search: "पूजा खोजें",
  takeFurther: /आगे बढ़ें/,
  addonsHeading: "चाहें तो कुछ अर्पण जोड़ें",
  oneMore: (title) => `एक और जोड़ें: ${title}`,
  next: "आगे बढ़ें",
  contactHeading: "बुकिंग कौन कर रहा है?",
  mobile: "मोबाइल नंबर",
  payHeading: "एक बार देख लें और भुगतान करें",
  agree: /^मैं सहमत हूँ/,
  pay: /का भुगतान करें$/,
  gateway: "अभ्यास भुगतान",
  acts: {
    pay: "भुगतान करें",
    close: "भुगतान करें, पर दुकान पर न लौटें",
    decline: "बैंक से अस्वीकार कराएँ",
    leave: "लंबित छोड़कर लौटें",
    cancel: "रद्द करके लौटें",
  },
  paid: "भुगतान हो गया। आपकी पूजा बुक हो गई।",
  fillSankalp: "संकल्प भरें",
  sankalpHeading: "संकल्प: अनुष्ठान के लिए नाम",
  name: "नाम",
  gotra: "गोत्र",
  preview: "देखें, कैसे पढ़ा जाएगा",
  previewHeading: "पुरोहित जी यही पढ़ेंगे",
  submit: "संकल्प जमा करें",
  received: "आपका नाम पुरोहित जी के पास है",
  seeOrder: "ऑर्डर देखें",
};
