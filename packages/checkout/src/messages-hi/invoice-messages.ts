import type { InvoiceMessages } from "../messages-en/invoice-messages.ts";

export const invoiceMessages: InvoiceMessages = {
  business: "मुझे अपने GSTIN के साथ इनवॉइस चाहिए",
  gstin: "व्यवसाय का GSTIN",
  gstinHint: "15 अक्षर और अंक। राज्य वही हो जो पते में है।",
  gstinError: "GSTIN के 15 अक्षर लिखें। पूरे हैं, तो उनमें से कोई एक ग़लत है",
  businessName: "व्यवसाय का पंजीकृत नाम",
  businessNameError: "पंजीकरण वाला नाम लिखें",
  why: "₹50,000 या ज़्यादा के इनवॉइस पर GST क़ानून के अनुसार ख़रीदार का नाम और पता होता है।",
  name: "पूरा नाम",
  nameError: "पूरा नाम लिखें",
  nameInvalid: "केवल अक्षर, कम से कम 2",
  title: "इनवॉइस का पता",
};
