import { groupPolicy, individualPolicy, type PujaPolicy } from "../pujas/terms.ts";
import { site } from "../site/site.ts";
import type { Text } from "../text.ts";
import { complaints } from "./complaints.ts";
import { list, type Policy, type PolicyBlock, paragraph } from "./policy.ts";

/** Cancelling, moving and being paid back. */
export const exchangePolicy: Policy = {
  slug: "exchange-policy",
  title: { en: "Cancellation, refund and exchange", hi: "रद्द करना, रिफ़ंड और बदलाव" },
  version: "1.0",
  effectiveOn: "2026-10-01",
  summary: [
    {
      en: "You can cancel by calling customer care, who tell you the exact sum before you confirm.",
      hi: "ग्राहक सेवा को फ़ोन करके रद्द कर सकते हैं; पक्का करने से पहले ठीक राशि बताई जाती है।",
    },
    {
      en: `A shared puja cancelled ${groupPolicy.refundSteps[0]?.untilHours} hours ahead is paid back in full.`,
      hi: `${groupPolicy.refundSteps[0]?.untilHours} घंटे पहले रद्द की गई सामूहिक पूजा की पूरी राशि लौटती है।`,
    },
    {
      en: "You can move a booking to a later date once, free of charge.",
      hi: "बुकिंग को एक बार बिना शुल्क आगे की तिथि पर ले जा सकते हैं।",
    },
    {
      en: "If we fail, you choose: your money back, or the rite again.",
      hi: "चूक हमारी हो तो आप चुनें: पूरी राशि वापस, या अनुष्ठान दोबारा।",
    },
    {
      en: "Money goes back the way it came, within a week.",
      hi: "राशि उसी माध्यम से, एक सप्ताह के भीतर लौटती है।",
    },
  ],
  sections: [
    {
      anchor: "cancel",
      heading: { en: "Cancelling a puja", hi: "पूजा रद्द करना" },
      blocks: [
        paragraph(
          "The hours are counted back from the start of the rite, in India time. The same terms stand on the page of each puja and are written on your order, so that later changes do not touch it.",
          "समय अनुष्ठान के आरंभ से पीछे की ओर, भारतीय समय में गिना जाता है। यही शर्तें हर पूजा के पृष्ठ पर और आपके ऑर्डर पर लिखी होती हैं, इसलिए बाद के बदलाव उस पर लागू नहीं होते।",
        ),
        refundTable({ en: "Shared puja", hi: "सामूहिक पूजा" }, groupPolicy),
        refundTable({ en: "VIP puja (one family)", hi: "VIP पूजा (एक परिवार)" }, individualPolicy),
        paragraph(
          "What we keep covers materials already bought and priests already engaged. If it is we who cancel, nothing is kept.",
          "जो अंश हम रखते हैं, वह ख़रीदी जा चुकी सामग्री और नियुक्त पुरोहितों के लिए है। यदि रद्द हम करें तो कुछ भी नहीं रखते।",
        ),
      ],
    },
    {
      anchor: "move",
      heading: { en: "Moving to another date", hi: "दूसरी तिथि पर ले जाना" },
      blocks: [
        list(
          {
            en: `Until ${groupPolicy.rescheduleUntilHours} hours before a shared puja and ${individualPolicy.rescheduleUntilHours} hours before a VIP puja.`,
            hi: `सामूहिक पूजा से ${groupPolicy.rescheduleUntilHours} घंटे और VIP पूजा से ${individualPolicy.rescheduleUntilHours} घंटे पहले तक।`,
          },
          {
            en: "Once for each booking, to a later date of the same puja, at the price you paid.",
            hi: "हर बुकिंग में एक बार, उसी पूजा की आगे की तिथि पर, आपके चुकाए मूल्य पर।",
          },
          {
            en: "You may also give the booking to another person: change the names until two hours before the rite.",
            hi: "बुकिंग किसी और को भी दे सकते हैं: अनुष्ठान से दो घंटे पहले तक नाम बदल दें।",
          },
        ),
      ],
    },
    {
      anchor: "our-fault",
      heading: { en: "When the fault is ours", hi: "जब चूक हमारी हो" },
      blocks: [
        {
          kind: "table",
          caption: { en: "What you may choose", hi: "आप क्या चुन सकते हैं" },
          columns: [
            { en: "What happened", hi: "क्या हुआ" },
            { en: "Your choice", hi: "आपका विकल्प" },
          ],
          rows: [
            [
              { en: "The rite did not take place", hi: "अनुष्ठान नहीं हुआ" },
              { en: "A full refund, or the next date", hi: "पूरा रिफ़ंड, या अगली तिथि" },
            ],
            [
              { en: "A name was left out or read wrong", hi: "नाम छूट गया या ग़लत पढ़ा गया" },
              { en: "A full refund, or the rite repeated", hi: "पूरा रिफ़ंड, या अनुष्ठान दोबारा" },
            ],
            [
              {
                en: "The recording is lost or cannot be understood",
                hi: "रिकॉर्डिंग खो गई या समझ में नहीं आती",
              },
              { en: "A full refund, or the rite repeated", hi: "पूरा रिफ़ंड, या अनुष्ठान दोबारा" },
            ],
            [
              {
                en: "The live call of a VIP puja failed on our side",
                hi: "VIP पूजा की सीधी कॉल हमारी ओर से न हो सकी",
              },
              { en: "A full refund, or another date", hi: "पूरा रिफ़ंड, या दूसरी तिथि" },
            ],
            [
              { en: "The prasad is lost, damaged or very late", hi: "प्रसाद खो गया, टूटा या बहुत देर से आया" },
              { en: "A new box, or its price back", hi: "नया डिब्बा, या उसका मूल्य वापस" },
            ],
          ],
        },
        paragraph(
          "The choice appears in your order by itself. You have thirty days to make it; if you do not, the money goes back.",
          "यह विकल्प आपके ऑर्डर में अपने-आप दिखता है। चुनने के लिए तीस दिन हैं; न चुनें तो राशि लौटा दी जाती है।",
        ),
      ],
    },
    {
      anchor: "money",
      heading: { en: "How the money comes back", hi: "राशि कैसे लौटती है" },
      blocks: [
        list(
          {
            en: "To the card, account or UPI handle that paid, in the currency that was paid.",
            hi: "उसी कार्ड, खाते या UPI में और उसी मुद्रा में जिससे भुगतान हुआ था।",
          },
          {
            en: "We start it within one working day. Banks take three to five working days more, seven for cards abroad.",
            hi: "हम एक कार्य-दिवस में प्रक्रिया शुरू करते हैं। बैंक तीन से पाँच कार्य-दिवस और लेते हैं, विदेशी कार्ड सात।",
          },
          {
            en: "If money left your account and the order still says pending, please do not pay again. We hear from the bank and confirm the order or return the sum.",
            hi: "खाते से राशि कट गई हो और ऑर्डर अब भी प्रतीक्षा में दिखे तो दोबारा भुगतान न करें। बैंक से सूचना मिलते ही हम ऑर्डर पक्का करते हैं या राशि लौटाते हैं।",
          },
        ),
      ],
    },
    complaints,
  ],
  history: [{ version: "1.0", effectiveOn: "2026-10-01", note: { en: "First version", hi: "पहला संस्करण" } }],
  contact: site.customerCare,
  grievanceOfficer: site.grievanceOfficer,
};

/** Built from the terms that the orders use, so that text and money cannot differ. */
function refundTable(caption: Text, { refundSteps }: PujaPolicy): PolicyBlock {
  return {
    kind: "table",
    caption,
    columns: [
      { en: "When you cancel", hi: "कब रद्द करें" },
      { en: "What you get back", hi: "कितना लौटता है" },
    ],
    rows: [
      ...refundSteps.map(({ untilHours, pct }) => [
        { en: `Until ${untilHours} hours before`, hi: `${untilHours} घंटे पहले तक` },
        pct === 100 ? { en: "All of it", hi: "पूरी राशि" } : { en: `${pct} per cent`, hi: `${pct} प्रतिशत` },
      ]),
      [
        { en: "Later", hi: "उसके बाद" },
        {
          en: "Nothing; the rite is performed in your name and everything is sent to you",
          hi: "कुछ नहीं; अनुष्ठान आपके नाम से होता है और सब कुछ आपको भेजा जाता है",
        },
      ],
    ],
  };
}
