import { complaints } from "./complaints.ts";
import { firstVersion, list, type Policy, paragraph } from "./policy.ts";

/** The terms and conditions. */
export const termAndCondition: Policy = {
  slug: "term-and-condition",
  title: { en: "Terms and conditions", hi: "नियम और शर्तें" },
  version: "1.1",
  effectiveOn: "2026-11-20",
  summary: [
    {
      en: "We arrange pujas with priests and temples, record them and send you the prasad and certificate.",
      hi: "हम पुरोहितों और मंदिरों के साथ पूजा कराते हैं, उसे रिकॉर्ड करते हैं और प्रसाद व सर्टिफ़िकेट आपको भेजते हैं।",
    },
    {
      en: "The price you see before paying is the full price, with tax.",
      hi: "भुगतान से पहले दिखने वाला मूल्य ही पूरा मूल्य है, टैक्स सहित।",
    },
    {
      en: "A puja is an act of faith. Nobody can promise its result.",
      hi: "पूजा आस्था का कर्म है। उसके फल का वादा कोई नहीं कर सकता।",
    },
    {
      en: "We do not arrange any puja meant to harm another person.",
      hi: "किसी का बुरा चाहने वाली पूजा हम नहीं कराते।",
    },
    {
      en: "Nothing written here reduces your rights as a consumer.",
      hi: "यहाँ कुछ भी लिखा हो, ग्राहक के रूप में आपके अधिकार कम नहीं होते।",
    },
  ],
  sections: [
    {
      anchor: "who",
      heading: { en: "Who we are", hi: "हम कौन हैं" },
      blocks: [
        paragraph(
          "{{legal_name}} runs Aradhana. We are not a temple and do not speak for one. Each page says whether the temple, a priest of the temple or an independent priest performs the puja.",
          "आराधना का संचालन {{legal_name}} करती है। हम कोई मंदिर नहीं हैं और न किसी मंदिर की ओर से बोलते हैं। हर पेज पर लिखा है कि पूजा मंदिर कराता है, मंदिर के पुरोहित या स्वतंत्र पुरोहित।",
        ),
        paragraph(
          "The pujas, priests, letters and reviews in this shop are samples.",
          "इस दुकान की पूजाएँ, पुरोहित, पत्र और समीक्षाएँ नमूना हैं।",
        ),
      ],
    },
    {
      anchor: "booking",
      heading: { en: "Booking and paying", hi: "बुकिंग और भुगतान" },
      blocks: [
        list(
          {
            en: "Your place is reserved for an hour after you order, but never past the closing time. The booking is made when your payment is confirmed.",
            hi: "ऑर्डर करने पर जगह एक घंटे तक आपके लिए रिज़र्व रहती है, पर बुकिंग बंद होने के बाद नहीं। भुगतान की पुष्टि होते ही बुकिंग हो जाती है।",
          },
          {
            en: "Prices are in rupees in India, in euros in the euro countries and in dollars elsewhere. Add-ons and dakshina are never added unless you add them.",
            hi: "मूल्य भारत में रुपये में, यूरो वाले देशों में यूरो में और अन्यत्र डॉलर में हैं। अर्पण और दक्षिणा तभी जुड़ते हैं जब आप जोड़ें।",
          },
          {
            en: "The conduct of a religious ceremony is exempt from GST; our own service is not. The price is shown in these two shares before you pay, and in your order.",
            hi: "धार्मिक पूजा GST से मुक्त है; हमारी सेवा पर GST लगता है। भुगतान से पहले और ऑर्डर में मूल्य के ये दोनों अंश अलग दिखते हैं।",
          },
          {
            en: "With Pay later your place is reserved for 10 minutes. You are not charged if you release it.",
            hi: "“बाद में भुगतान” में जगह 10 मिनट के लिए रिज़र्व रहती है। छोड़ दें तो पैसे नहीं कटते।",
          },
        ),
      ],
    },
    {
      anchor: "names",
      heading: { en: "Names and wishes", hi: "नाम और मनोकामना" },
      blocks: [
        list(
          {
            en: "Give only names that you may give: your own, your family's, or those of people who would not mind.",
            hi: "वही नाम दें जो देने का आपको अधिकार है: अपना, परिवार का, या उनका जिन्हें आपत्ति न हो।",
          },
          {
            en: "You can change names until the time shown in your order, about two hours before the puja. We read what you wrote.",
            hi: "ऑर्डर पर लिखे समय तक, जो पूजा से कोई दो घंटे पहले का होता है, नाम बदल सकते हैं। जो आपने लिखा, वही पढ़ा जाता है।",
          },
          {
            en: "A wish to harm, bind or frighten someone is not read out.",
            hi: "किसी को हानि पहुँचाने, वश में करने या डराने की मनोकामना नहीं पढ़ी जाती।",
          },
        ),
      ],
    },
    {
      anchor: "puja",
      heading: { en: "How the puja is performed", hi: "पूजा कैसे होती है" },
      blocks: [
        paragraph(
          "The hour follows the almanac at the temple. Crowds, weather or the temple's own rules may shift it by up to two hours; beyond that it counts as not performed. A priest who falls ill is replaced by one of the same tradition.",
          "समय मंदिर के पंचांग के अनुसार होता है। भीड़, मौसम या मंदिर के नियमों से इसमें दो घंटे तक का अंतर आ सकता है; उससे अधिक हो तो पूजा नहीं हुई माना जाता है। पुरोहित अस्वस्थ हों तो उसी परंपरा के दूसरे पुरोहित करते हैं।",
        ),
        paragraph(
          "Where a temple does not allow cameras, we record from the permitted place and say so on the page.",
          "जहाँ मंदिर में कैमरे की अनुमति नहीं, वहाँ अनुमत स्थान से रिकॉर्डिंग होती है और पेज पर यह लिखा रहता है।",
        ),
      ],
    },
    {
      anchor: "belief",
      heading: { en: "What a puja is, and is not", hi: "पूजा क्या है और क्या नहीं" },
      blocks: [
        paragraph(
          "What we write about meaning and benefit is what tradition and devotees believe. It is no medical, legal or financial advice and no promise of a result. Please go on seeing your doctor.",
          "अर्थ और लाभ के बारे में जो लिखा है, वह परंपरा और भक्तों का विश्वास है। यह चिकित्सा, क़ानून या धन संबंधी सलाह नहीं है और न किसी परिणाम का वचन। चिकित्सक से परामर्श जारी रखें।",
        ),
        paragraph(
          "A VIP puja is performed for one family with a live call. It gives no precedence at darshan and is not held to be worth more.",
          "VIP पूजा एक परिवार के लिए लाइव कॉल के साथ होती है। इससे दर्शन में प्राथमिकता नहीं मिलती और न यह अधिक फलदायी मानी जाती है।",
        ),
      ],
    },
    {
      anchor: "recordings",
      heading: { en: "Recordings and reviews", hi: "रिकॉर्डिंग और समीक्षाएँ" },
      blocks: [
        list(
          {
            en: "The recording is for you and those you love. Others' names can be heard in a shared puja, so please do not publish it.",
            hi: "रिकॉर्डिंग आपके और आपके अपनों के लिए है। सामूहिक पूजा में औरों के नाम भी सुनाई देते हैं, इसलिए इसे सार्वजनिक न करें।",
          },
          {
            en: "You find it in your order. Links to the order that we sent you open it until 90 days after the puja; once you have signed in, it opens after that too.",
            hi: "यह आपके ऑर्डर में मिलती है। हमारे भेजे लिंक पूजा के 90 दिन बाद तक ऑर्डर खोलते हैं; साइन इन करने पर वह उसके बाद भी खुलता है।",
          },
          {
            en: "The reviews are samples, and say so. Low stars are shown as high ones are.",
            hi: "समीक्षाएँ नमूना हैं और उन पर यह लिखा है। कम स्टार भी उसी तरह दिखते हैं जैसे अधिक।",
          },
        ),
      ],
    },
    {
      anchor: "law",
      heading: { en: "Law", hi: "क़ानून" },
      blocks: [
        paragraph(
          "The law of India applies. You may turn to the consumer commission of the place where you live; nothing here takes that right away.",
          "भारत का क़ानून लागू होता है। आप अपने निवास स्थान के उपभोक्ता आयोग में जा सकते हैं; यहाँ लिखी कोई बात यह अधिकार नहीं छीनती।",
        ),
        paragraph(
          "When these terms change, the new version is dated and listed below. An order already placed keeps the terms of cancelling that are written on it.",
          "ये शर्तें बदलें तो नया वर्ज़न तारीख सहित नीचे सूची में दिखता है। पहले से किए गए ऑर्डर पर रद्द करने की वही शर्तें रहती हैं जो उस पर लिखी हैं।",
        ),
      ],
    },
    complaints,
  ],
  history: [
    {
      version: "1.1",
      effectiveOn: "2026-11-20",
      note: {
        en: "Adds how long a place is reserved and until when names can be changed; promises no invoice yet",
        hi: "जोड़ा गया: जगह कब तक रिज़र्व रहती है और नाम कब तक बदले जा सकते हैं; इनवॉइस का वादा अभी नहीं",
      },
    },
    firstVersion,
  ],
};
