import { namedReturns } from "../../src/goods/goods-view.ts";
import { pendantReturn, ringReturn } from "../goods/gems/settings.ts";
import { gemReturn, kitFinal, productReturn, toReturnTerms } from "../goods/return-rules.ts";
import { groupPolicy, individualPolicy, type PujaPolicy } from "../pujas/terms.ts";
import type { Text } from "../text.ts";
import { complaints } from "./complaints.ts";
import { firstVersion, list, type Policy, type PolicyBlock, paragraph } from "./policy.ts";

/** Of the rules that products and gems have, so that the text matches their pages and orders. */
const returnsTable: PolicyBlock = {
  kind: "table",
  caption: { en: "What can be returned", hi: "क्या लौटाया जा सकता है" },
  columns: [
    { en: "Goods", hi: "वस्तु" },
    { en: "Rule", hi: "नियम" },
  ],
  rows: [
    [{ en: "Blessed products", hi: "अभिमंत्रित वस्तुएँ" }, toReturnTerms(productReturn).terms],
    [{ en: "Puja kits", hi: "पूजा किट" }, toReturnTerms(kitFinal).terms],
    [{ en: "Energised in your name", hi: "आपके नाम से अभिमंत्रित" }, namedReturns.terms],
    [{ en: "Loose gemstones", hi: "खुले रत्न" }, toReturnTerms(gemReturn).terms],
    [{ en: "Rings", hi: "अंगूठी" }, ringReturn.terms],
    [{ en: "Pendants", hi: "पेंडेंट" }, pendantReturn.terms],
  ],
};

/** The policy on cancelling, rescheduling and refunds. */
export const exchangePolicy: Policy = {
  slug: "exchange-policy",
  title: { en: "Cancellation, refund and exchange", hi: "कैंसिलेशन, रिफ़ंड और बदलाव" },
  version: "1.4",
  effectiveOn: "2026-11-30",
  summary: [
    {
      en: "Cancel on the page of your order. It shows the exact refund before you confirm.",
      hi: "ऑर्डर के पेज पर रद्द कर सकते हैं; पक्का करने से पहले रिफ़ंड की सही राशि दिखती है।",
    },
    {
      en: `A shared puja cancelled ${groupPolicy.refundSteps[0]?.untilHours} hours ahead gets a full refund.`,
      hi: `${groupPolicy.refundSteps[0]?.untilHours} घंटे पहले रद्द की गई सामूहिक पूजा पर पूरा रिफ़ंड मिलता है।`,
    },
    {
      en: "You can also move your booking to a later date once, free of charge.",
      hi: "वहीं बुकिंग को एक बार मुफ़्त में आगे की तारीख पर ले जा सकते हैं।",
    },
    {
      en: "If we fail, you choose: a full refund, or the puja again.",
      hi: "ग़लती हमारी हो तो आप चुनें: पूरा रिफ़ंड, या पूजा दोबारा।",
    },
    {
      en: "Refunds go to the original payment method; banks usually take 3 to 7 working days.",
      hi: "रिफ़ंड उसी तरीक़े से आता है जिससे भुगतान हुआ; बैंक को अक्सर 3 से 7 कामकाजी दिन लगते हैं।",
    },
  ],
  sections: [
    {
      anchor: "cancel",
      heading: { en: "Cancelling a puja", hi: "पूजा रद्द करना" },
      blocks: [
        paragraph(
          "Open your order and choose what to cancel; customer care does it for you as well. The hours are counted back from the start of the puja, in India time, and the moment you confirm decides. The same terms are shown on the page of each puja and are written on your order, so that later changes do not touch it.",
          "अपना ऑर्डर खोलें और चुनें कि क्या रद्द करना है; ग्राहक सेवा भी यह कर देती है। समय पूजा के आरंभ से पीछे की ओर, भारतीय समय में गिना जाता है, और पक्का करने का समय मान्य होता है। यही शर्तें हर पूजा के पेज पर और आपके ऑर्डर पर लिखी होती हैं, इसलिए बाद के बदलाव उस पर लागू नहीं होते।",
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
      heading: { en: "Moving to another date", hi: "दूसरी तारीख पर ले जाना" },
      blocks: [
        paragraph(
          "Choose the new date on the page of your order, or call customer care.",
          "नई तारीख ऑर्डर के पेज पर चुनें, या ग्राहक सेवा को फ़ोन करें।",
        ),
        list(
          {
            en: `Until ${groupPolicy.rescheduleUntilHours} hours before a shared puja and ${individualPolicy.rescheduleUntilHours} hours before a VIP puja.`,
            hi: `सामूहिक पूजा से ${groupPolicy.rescheduleUntilHours} घंटे और VIP पूजा से ${individualPolicy.rescheduleUntilHours} घंटे पहले तक।`,
          },
          {
            en: "Once for each booking, to a later date of the same puja, at the price you paid.",
            hi: "हर बुकिंग में एक बार, उसी पूजा की आगे की तारीख पर, आपके चुकाए मूल्य पर।",
          },
          {
            en: "You may also give the booking to another person: change the names yourself, until the time shown in your order.",
            hi: "बुकिंग किसी और को भी दे सकते हैं: ऑर्डर पर लिखे समय तक नाम स्वयं बदल दें।",
          },
        ),
      ],
    },
    {
      anchor: "goods",
      heading: { en: "Returning goods", hi: "वस्तुएँ लौटाना" },
      blocks: [
        paragraph(
          "Open your order and choose “Return this item”. You see the refund before you confirm; then we pick it up from your address and check it. The rule of each item is shown on its page and beside the pay button, and is written on your order.",
          "अपना ऑर्डर खोलें और “यह वस्तु लौटाएँ” चुनें। पक्का करने से पहले रिफ़ंड दिखता है; फिर हम वस्तु आपके पते से ले जाकर जाँचते हैं। हर वस्तु का नियम उसके पेज पर और भुगतान के बटन के पास दिखता है, और आपके ऑर्डर पर लिखा होता है।",
        ),
        returnsTable,
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
              { en: "The puja did not take place", hi: "पूजा नहीं हुई" },
              { en: "A full refund, or the next date", hi: "पूरा रिफ़ंड, या अगली तारीख" },
            ],
            [
              { en: "A name was left out or read wrong", hi: "नाम छूट गया या ग़लत पढ़ा गया" },
              { en: "A full refund, or the puja repeated", hi: "पूरा रिफ़ंड, या पूजा दोबारा" },
            ],
            [
              {
                en: "The recording is lost or cannot be understood",
                hi: "रिकॉर्डिंग खो गई या समझ में नहीं आती",
              },
              { en: "A full refund, or the puja repeated", hi: "पूरा रिफ़ंड, या पूजा दोबारा" },
            ],
            [
              {
                en: "The live call of a VIP puja failed on our side",
                hi: "VIP पूजा की लाइव कॉल हमारी ओर से न हो सकी",
              },
              { en: "A full refund, or another date", hi: "पूरा रिफ़ंड, या दूसरी तारीख" },
            ],
            [
              { en: "The prasad is lost, damaged or very late", hi: "प्रसाद खो गया, टूटा या बहुत देर से आया" },
              { en: "A new box, or its price refunded", hi: "नया डिब्बा, या उसके मूल्य का रिफ़ंड" },
            ],
            [
              {
                en: "Prepaid goods have not arrived by the last promised day",
                hi: "पहले से भुगतान किया गया सामान आख़िरी तय दिन तक नहीं आया",
              },
              {
                en: "A refund, or the goods sent again while we have stock",
                hi: "रिफ़ंड, या स्टॉक हो तो वही सामान दोबारा",
              },
            ],
          ],
        },
        paragraph(
          "If something is late, your order shows the choice and you get a message. Report a missed name there within thirty days. For anything else call or write to customer care. You do not have to prove the fault.",
          "देर हो तो ऑर्डर में विकल्प अपने-आप दिखता है और आपको मैसेज मिलता है। छूटा हुआ नाम वहीं तीस दिन के भीतर बताएँ। बाक़ी के लिए ग्राहक सेवा को फ़ोन करें या लिखें। चूक का प्रमाण आपको नहीं देना होता।",
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
            en: "We start it at once. Banks take three to five working days more, seven for cards abroad.",
            hi: "हम तुरंत प्रक्रिया शुरू करते हैं। बैंक तीन से पाँच कामकाजी दिन और लेते हैं, विदेशी कार्ड सात।",
          },
          {
            en: "If money left your account and the order still says “The bank is confirming”, please do not pay again. We ask the payment gateway for up to three days and confirm the order as soon as it names the payment.",
            hi: "खाते से राशि कट गई हो और ऑर्डर में अब भी “बैंक से पुष्टि बाक़ी है” दिखे तो दोबारा भुगतान न करें। हम तीन दिन तक भुगतान गेटवे से पूछते रहते हैं और उसके बताते ही ऑर्डर पक्का करते हैं।",
          },
          {
            en: "What arrives twice, or too late for the puja, is sent back without your asking.",
            hi: "जो राशि दो बार आए, या पूजा के लिए देर से आए, वह बिना कहे लौटा दी जाती है।",
          },
        ),
      ],
    },
    complaints,
  ],
  history: [
    {
      version: "1.4",
      effectiveOn: "2026-11-30",
      note: {
        en: "Has the return rules of goods, which were on their own pages before; no rule changes",
        hi: "वस्तुओं के वापसी नियम यहाँ भी हैं, जो पहले उनके अपने पेजों पर थे; कोई नियम नहीं बदला",
      },
    },
    {
      version: "1.3",
      effectiveOn: "2026-11-30",
      note: {
        en: "For goods that come late, a refund or a second parcel is offered automatically",
        hi: "सामान देर से आए तो रिफ़ंड या दूसरे पार्सल का विकल्प अपने-आप मिलता है",
      },
    },
    {
      version: "1.2",
      effectiveOn: "2026-11-28",
      note: {
        en: "Orders can be cancelled and moved on their own page, and offer a choice by themselves when we are late",
        hi: "ऑर्डर अपने पेज पर रद्द और आगे किए जा सकते हैं, और देर होने पर विकल्प स्वयं दिखाते हैं",
      },
    },
    {
      version: "1.1",
      effectiveOn: "2026-11-20",
      note: {
        en: "Says what is done by a call to customer care; orders offer no choice by themselves",
        hi: "बताया गया है कि क्या ग्राहक सेवा को फ़ोन करने पर होता है; ऑर्डर में विकल्प स्वयं नहीं दिखते",
      },
    },
    firstVersion,
  ],
};

/** Built from the terms that orders use, so that the text matches the refunds. */
function refundTable(caption: Text, { refundSteps }: PujaPolicy): PolicyBlock {
  return {
    kind: "table",
    caption,
    columns: [
      { en: "When you cancel", hi: "कब रद्द करें" },
      { en: "Refund", hi: "रिफ़ंड" },
    ],
    rows: [
      ...refundSteps.map(({ untilHours, pct }) => [
        { en: `Until ${untilHours} hours before`, hi: `${untilHours} घंटे पहले तक` },
        pct === 100 ? { en: "All of it", hi: "पूरी राशि" } : { en: `${pct} per cent`, hi: `${pct} प्रतिशत` },
      ]),
      [
        { en: "Later", hi: "उसके बाद" },
        {
          en: "Nothing; the puja is performed in your name and everything is sent to you",
          hi: "कुछ नहीं; पूजा आपके नाम से होती है और सब कुछ आपको भेजा जाता है",
        },
      ],
    ],
  };
}
