import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "आशा शर्मा के नाम की नमूना रिकॉर्डिंग",
  play: "नाम से चलाएँ",
  note: "यह 28 सेकंड का नमूना हमने बनाया है, कैप्शन के साथ। आपकी रिकॉर्डिंग मंदिर में होती है, और उसमें आप पुरोहित जी से अपना नाम सुनते हैं।",
  chapters: [
    { seconds: 0, label: "नमूने के बारे में" },
    { seconds: 6, label: "दीप जलाए जाते हैं" },
    { seconds: 12, label: "नाम: आशा शर्मा" },
    { seconds: 20, label: "अग्नि में आहुति" },
  ],
};
