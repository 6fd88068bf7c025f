import type { InvoiceMessages } from "../messages-en/invoice-messages.ts";

export const invoiceMessages: InvoiceMessages = {
  business: "मुझे अपने GSTIN के साथ इनवॉइस चाहिए",
  gstin: "व्यवसाय का GSTIN",
  gstinHint: "15 अक्षर और अंक। GSTIN उसी राज्य का होना चाहिए जो पते में है।",
  gstinError: "GSTIN के 15 अक्षर लिखें। पूरे हैं, तो उनमें से कोई एक ग़लत है",
  businessName: "व्यवसाय का पंजीकृत नाम",
  businessNameError: "पंजीकृत नाम लिखें",
  why: "₹50,000 या उससे ज़्यादा के इनवॉइस पर ख़रीदार का नाम और पता होना GST क़ानून के तहत ज़रूरी है।",
  name: "पूरा नाम",
  nameError: "पूरा नाम लिखें",
  nameInvalid: "केवल अक्षर, कम से कम 2",
  title: "इनवॉइस का पता",
};
