/** The texts of a purchase that the journeys look for. */
export interface Labels {
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

export const en: Labels = {
  main: "Main",
  pujas: "Pujas",
  comingPujas: "Upcoming pujas",
  search: "Search pujas",
  takeFurther: /^Continue /,
  addonsHeading: "Add-ons (optional)",
  oneMore: (title) => `One more: ${title}`,
  next: "Continue",
  contactHeading: "Contact details",
  mobile: "Mobile number",
  payHeading: "Review and pay",
  agree: /^I agree to the/,
  pay: /^Pay [^a-z]*\d/,
  gateway: "Test payment",
  acts: {
    pay: "Pay",
    close: "Pay, but do not return to the shop",
    decline: "Let the bank decline",
    leave: "Leave it pending and return",
    cancel: "Cancel and return",
  },
  paid: "Payment received. Puja booked.",
  fillSankalp: "Add names",
  sankalpHeading: "Sankalp: names for the priest",
  name: "Name",
  gotra: "Gotra",
  preview: "See how it will be read",
  previewHeading: "This is what the priest will read",
  submit: "Submit names",
  received: "We have your name",
  seeOrder: "See the order",
};

export const hi: Labels = {
  main: "मुख्य",
  pujas: "पूजाएँ",
  comingPujas: "आने वाली पूजाएँ",
  search: "पूजा खोजें",
  takeFurther: /आगे बढ़ें/,
  addonsHeading: "अर्पण जोड़ें (वैकल्पिक)",
  oneMore: (title) => `एक और जोड़ें: ${title}`,
  next: "आगे बढ़ें",
  contactHeading: "संपर्क जानकारी",
  mobile: "मोबाइल नंबर",
  payHeading: "जाँचें और भुगतान करें",
  agree: /^मैं सहमत हूँ/,
  pay: /का भुगतान करें$/,
  gateway: "टेस्ट भुगतान",
  acts: {
    pay: "भुगतान करें",
    close: "भुगतान करें, पर दुकान पर न लौटें",
    decline: "बैंक से अस्वीकार कराएँ",
    leave: "लंबित छोड़कर लौटें",
    cancel: "रद्द करके लौटें",
  },
  paid: "भुगतान मिल गया। पूजा बुक हो गई।",
  fillSankalp: "नाम दें",
  sankalpHeading: "संकल्प: पुरोहित जी के लिए नाम",
  name: "नाम",
  gotra: "गोत्र",
  preview: "देखें, कैसे पढ़ा जाएगा",
  previewHeading: "पुरोहित जी यही पढ़ेंगे",
  submit: "नाम जमा करें",
  received: "आपका नाम हमें मिल गया",
  seeOrder: "ऑर्डर देखें",
};
