import type { Text } from "../text.ts";

export type Contact = {
  readonly name: Text;
  readonly role: Text;
  readonly phone: string;
  readonly email: string;
  readonly hours: Text;
};

/** Facts of the footer and the policies. All are samples: example.com and numbers of zeros belong to nobody. */
export const site = {
  productName: "Aradhana",
  legalName: { en: "Aradhana Sample Services Private Limited", hi: "आराधना सैंपल सर्विसेज़ प्राइवेट लिमिटेड" },
  address: {
    en: "0 Sample Marg, Example Nagar, Varanasi, Uttar Pradesh 221001, India",
    hi: "0 नमूना मार्ग, उदाहरण नगर, वाराणसी, उत्तर प्रदेश 221001, भारत",
  },
  gstin: {
    value: "09AAAAA0000A1Z5",
    note: { en: "Sample GSTIN, not in use", hi: "नमूना GSTIN, प्रयोग में नहीं" },
  },
  cin: {
    value: "U00000UP2026PTC000000",
    note: { en: "Sample CIN, not in use", hi: "नमूना CIN, प्रयोग में नहीं" },
  },
  customerCare: {
    name: { en: "Customer care", hi: "ग्राहक सेवा" },
    role: { en: "Bookings, names, deliveries and refunds", hi: "बुकिंग, नाम, डिलीवरी और रिफ़ंड" },
    phone: "+91 00000 00000",
    email: "care@example.com",
    hours: {
      en: "Every day from 7 am to 10 pm, India time",
      hi: "प्रतिदिन सुबह 7 बजे से रात 10 बजे तक, भारतीय समय",
    },
  },
  grievanceOfficer: {
    name: { en: "Asha Namuna (sample)", hi: "आशा नमूना (नमूना)" },
    role: { en: "Grievance officer", hi: "शिकायत अधिकारी" },
    phone: "+91 00000 00001",
    email: "grievance@example.com",
    hours: {
      en: "Monday to Saturday, 10 am to 6 pm, India time",
      hi: "सोमवार से शनिवार, सुबह 10 बजे से शाम 6 बजे तक, भारतीय समय",
    },
  },
  whatsapp: "910000000000",
} as const satisfies {
  productName: string;
  legalName: Text;
  address: Text;
  gstin: { value: string; note: Text };
  cin: { value: string; note: Text };
  customerCare: Contact;
  grievanceOfficer: Contact;
  whatsapp: string;
};
