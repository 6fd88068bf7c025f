import { type ShopFacts, shopNumbers } from "./shop-facts.ts";

/** Who runs this shop, in Hindi. */
export const shopHi: ShopFacts = {
  legalName: "आराधना सैंपल सर्विसेज़ प्राइवेट लिमिटेड",
  address: "0 नमूना मार्ग, उदाहरण नगर, वाराणसी, उत्तर प्रदेश 221001, भारत",
  gstin: `${shopNumbers.gstin} (नमूना)`,
  customerCare: {
    name: "ग्राहक सेवा",
    role: "बुकिंग, नाम, डिलीवरी और रिफ़ंड",
    hours: "हर दिन सुबह 7 बजे से रात 10 बजे तक, भारतीय समय",
    ...shopNumbers.customerCare,
  },
  grievanceOfficer: {
    name: "आशा नमूना (नमूना)",
    role: "शिकायत अधिकारी",
    hours: "सोमवार से शनिवार, सुबह 10 बजे से शाम 6 बजे तक, भारतीय समय",
    ...shopNumbers.grievanceOfficer,
  },
};
