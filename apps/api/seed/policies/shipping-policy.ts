import { dryPrasad, foodPrasad, type Prasad } from "../pujas/prasad.ts";
import type { Text } from "../text.ts";
import { complaints } from "./complaints.ts";
import { firstVersion, list, type Policy, paragraph } from "./policy.ts";

const dry: Text = { en: "Dry prasad", hi: "सूखा प्रसाद" };
const food: Text = { en: "Food prasad", hi: "भोग का प्रसाद" };

/** The policy on shipping prasad. */
export const shippingPolicy: Policy = {
  slug: "shipping-policy",
  title: { en: "Shipping policy", hi: "डिलीवरी नीति" },
  version: "1.1",
  effectiveOn: "2026-11-20",
  summary: [
    {
      en: "Prasad is dispatched from the temple town within two days of the puja.",
      hi: "पूजा के दो दिन के भीतर प्रसाद मंदिर के शहर से भेज दिया जाता है।",
    },
    {
      en: `It takes up to ${dryPrasad(dry).etaDays.in} days within India and about ${dryPrasad(dry).etaDays.abroad} days abroad.`,
      hi: `भारत में ${dryPrasad(dry).etaDays.in} दिन तक और विदेश में लगभग ${dryPrasad(dry).etaDays.abroad} दिन लगते हैं।`,
    },
    {
      en: "Food is delivered in India only; dry prasad goes to most countries.",
      hi: "भोग सिर्फ़ भारत में डिलीवर होता है; सूखा प्रसाद अधिकतर देशों में जाता है।",
    },
    {
      en: "The delivery charge is shown with the package before you pay.",
      hi: "डिलीवरी का शुल्क भुगतान से पहले पैकेज के साथ दिखता है।",
    },
    {
      en: "If it is lost or damaged, tell us: choose a new box or a refund.",
      hi: "खो जाए या टूट जाए तो हमें बताएँ: नया डिब्बा या रिफ़ंड चुनें।",
    },
  ],
  sections: [
    {
      anchor: "zones",
      heading: { en: "Where and how long", hi: "कहाँ और कितने दिन" },
      blocks: [
        {
          kind: "table",
          caption: { en: "Days counted from the puja", hi: "पूजा से गिने गए दिन" },
          columns: [
            { en: "Prasad", hi: "प्रसाद" },
            { en: "Within India", hi: "भारत में" },
            { en: "Abroad", hi: "विदेश में" },
            { en: "Price where not included", hi: "जहाँ शामिल न हो, मूल्य" },
          ],
          rows: [zoneRow(dry, dryPrasad(dry)), zoneRow(food, foodPrasad(food))],
        },
        paragraph(
          "Each puja says which of the two it sends and in which packages the box is included.",
          "हर पूजा के पेज पर लिखा है कि कौन-सा प्रसाद भेजा जाता है और किन पैकेजों में शामिल है।",
        ),
      ],
    },
    {
      anchor: "address",
      heading: { en: "Your address", hi: "आपका पता" },
      blocks: [
        list(
          {
            en: "In India give the six-digit PIN code; we fill in the state where its digits tell it. The rest you write yourself.",
            hi: "भारत में छह अंकों का PIN कोड दें; जहाँ अंकों से पता चले, राज्य हम भर देते हैं। शेष पता आप लिखते हैं।",
          },
          {
            en: "PIN codes and their places: All India Pincode Directory, Department of Posts, Government of India, under the Government Open Data License – India, corrected by us.",
            hi: "PIN कोड और उनकी जगहें: अखिल भारतीय PIN कोड निर्देशिका, डाक विभाग, भारत सरकार। सरकारी खुला डेटा लाइसेंस – भारत के तहत, हमारे सुधारों के साथ।",
          },
          {
            en: "To change the address, call customer care before the parcel is handed to the courier.",
            hi: "पता बदलना हो तो पार्सल कूरियर को सौंपे जाने से पहले ग्राहक सेवा को फ़ोन करें।",
          },
        ),
      ],
    },
    {
      anchor: "abroad",
      heading: { en: "Outside India", hi: "भारत के बाहर" },
      blocks: [
        paragraph(
          "Many countries refuse milk sweets, seeds and flowers, and so only dry prasad is sent: bhasma, kumkum, thread, mishri and the like. Duty, if your country asks any, is paid by the receiver. Where customs take out a part, the rest still reaches you.",
          "अनेक देश दूध की मिठाई, बीज और फूल स्वीकार नहीं करते, इसलिए केवल सूखा प्रसाद भेजा जाता है: भस्म, कुमकुम, सूत्र, मिश्री आदि। आपका देश कस्टम ड्यूटी माँगे तो वह पाने वाले को देना होता है। कस्टम विभाग कोई वस्तु निकाल ले तो शेष आप तक पहुँचता है।",
        ),
      ],
    },
    {
      anchor: "tracking",
      heading: { en: "Following the parcel", hi: "पार्सल कहाँ है" },
      blocks: [
        paragraph(
          "Your order shows by which day the parcel should leave and by which it should arrive, and once it is sent, the courier and its tracking number. If it does not move, customer care asks the courier for you.",
          "आपके ऑर्डर में दिखता है कि पार्सल किस दिन तक भेजा जाना है और किस दिन तक पहुँचना है। भेजे जाने पर कूरियर और ट्रैकिंग नंबर भी दिखता है। पार्सल रुक जाए, तो ग्राहक सेवा आपके लिए कूरियर से पूछती है।",
        ),
        list(
          {
            en: "Damaged: send one photo to customer care by e-mail within seven days.",
            hi: "टूटा हुआ मिले: सात दिन के भीतर ग्राहक सेवा को एक चित्र ई-मेल करें।",
          },
          {
            en: "Late by more than seven days: call customer care, and choose a new box or a refund.",
            hi: "सात दिन से अधिक देर: ग्राहक सेवा को फ़ोन करें और नया डिब्बा या रिफ़ंड चुनें।",
          },
          {
            en: "Prasad cannot be returned; nobody asks you to send it back.",
            hi: "प्रसाद लौटाया नहीं जाता; आपसे वापस भेजने को कोई नहीं कहेगा।",
          },
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
        en: "Says that customer care tells where a parcel is; orders do not show the courier's steps",
        hi: "बताया गया है कि पार्सल कहाँ है यह ग्राहक सेवा बताती है; ऑर्डर में कूरियर के चरण नहीं दिखते",
      },
    },
    firstVersion,
  ],
};

/** Built from the same presets as the pujas. */
function zoneRow(name: Text, { etaDays, fee }: Prasad): Text[] {
  const cost = `₹${fee.inr / 100}, USD ${fee.usd / 100}, EUR ${fee.eur / 100}`;
  const abroad =
    etaDays.abroad === null
      ? { en: "Not sent", hi: "नहीं भेजा जाता" }
      : { en: `About ${etaDays.abroad} days`, hi: `लगभग ${etaDays.abroad} दिन` };
  return [
    name,
    { en: `Up to ${etaDays.in} days`, hi: `${etaDays.in} दिन तक` },
    abroad,
    { en: cost, hi: `मूल्य ${cost}` },
  ];
}
