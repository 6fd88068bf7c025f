import type { ReviewMessages } from "../messages-en/review-messages.ts";

export const reviewMessages: ReviewMessages = {
  title: "आपकी जानकारी",
  contact: "संपर्क",
  names: "नाम",
  address: "प्रसाद का पता",
  invoice: "इनवॉइस का पता",
  edit: "बदलें",
  methods: "भुगतान के तरीक़े",
  method: { upi: "UPI", card: "कार्ड", netbanking: "नेट बैंकिंग" },
  afterTap: {
    sms: "सुरक्षित भुगतान पेज खुलेगा। भुगतान के बाद आप यहीं लौटेंगे और ऑर्डर का लिंक SMS पर मिलेगा।",
    whatsapp: "सुरक्षित भुगतान पेज खुलेगा। भुगतान के बाद आप यहीं लौटेंगे और ऑर्डर का लिंक WhatsApp पर मिलेगा।",
  },
};
