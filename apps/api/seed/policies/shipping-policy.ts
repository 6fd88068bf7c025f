import { dryPrasad, foodPrasad, type Prasad } from "../pujas/prasad.ts";
import { site } from "../site/site.ts";
import type { Text } from "../text.ts";
import { complaints } from "./complaints.ts";
import { list, type Policy, paragraph } from "./policy.ts";

const dry: Text = { en: "Dry prasad", hi: "सूखा प्रसाद" };
const food: Text = { en: "Food prasad", hi: "भोग का प्रसाद" };

/** How prasad travels. */
export const shippingPolicy: Policy = {
  slug: "shipping-policy",
  title: { en: "Shipping policy", hi: "डिलीवरी नीति" },
  version: "1.0",
  effectiveOn: "2026-10-01",
  summary: [
    {
      en: "Prasad leaves the temple town within two days of the rite.",
      hi: "अनुष्ठान के दो दिन के भीतर प्रसाद मंदिर के नगर से भेज दिया जाता है।",
    },
    {
      en: `It takes up to ${dryPrasad(dry).etaDays.in} days within India and about ${dryPrasad(dry).etaDays.abroad} days abroad.`,
      hi: `भारत में ${dryPrasad(dry).etaDays.in} दिन तक और विदेश में लगभग ${dryPrasad(dry).etaDays.abroad} दिन लगते हैं।`,
    },
    {
      en: "Food is sent within India only; dry prasad goes to most countries.",
      hi: "भोग केवल भारत में भेजा जाता है; सूखा प्रसाद अधिकतर देशों में जाता है।",
    },
    {
      en: "The shipping price stands beside the package before you pay.",
      hi: "भेजने का मूल्य भुगतान से पहले पैकेज के साथ दिखता है।",
    },
    {
      en: "Lost or damaged: a new box, or the price back.",
      hi: "खो जाए या टूट जाए तो नया डिब्बा, या मूल्य वापस।",
    },
  ],
  sections: [
    {
      anchor: "zones",
      heading: { en: "Where and how long", hi: "कहाँ और कितने दिन" },
      blocks: [
        {
          kind: "table",
          caption: { en: "Days counted from the rite", hi: "अनुष्ठान से गिने गए दिन" },
          columns: [
            { en: "Prasad", hi: "प्रसाद" },
            { en: "Within India", hi: "भारत में" },
            { en: "Abroad", hi: "विदेश में" },
            { en: "Price where not included", hi: "जहाँ सम्मिलित न हो, मूल्य" },
          ],
          rows: [zoneRow(dry, dryPrasad(dry)), zoneRow(food, foodPrasad(food))],
        },
        paragraph(
          "Each puja says which of the two it sends and in which packages the box is included.",
          "हर पूजा के पृष्ठ पर लिखा है कि कौन-सा प्रसाद भेजा जाता है और किन पैकेजों में सम्मिलित है।",
        ),
      ],
    },
    {
      anchor: "address",
      heading: { en: "Your address", hi: "आपका पता" },
      blocks: [
        list(
          {
            en: "In India give the six-digit PIN code; we fill in the district and you choose the locality. A new PIN that we do not know can be typed by hand.",
            hi: "भारत में छह अंकों का PIN कोड दें; ज़िला हम भर देते हैं और इलाक़ा आप चुनते हैं। जो नया PIN हमें न मिले, उसे हाथ से लिख सकते हैं।",
          },
          {
            en: "You may change the address until the parcel is handed to the courier.",
            hi: "पार्सल कूरियर को सौंपे जाने तक पता बदल सकते हैं।",
          },
          {
            en: "If nobody is at home the courier tries three times.",
            hi: "घर पर कोई न मिले तो कूरियर तीन बार प्रयास करता है।",
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
          "अनेक देश दूध की मिठाई, बीज और फूल स्वीकार नहीं करते, इसलिए केवल सूखा प्रसाद भेजा जाता है: भस्म, कुमकुम, सूत्र, मिश्री आदि। आपका देश सीमा-शुल्क माँगे तो वह पाने वाले को देना होता है। सीमा-शुल्क विभाग कोई वस्तु निकाल ले तो शेष आप तक पहुँचता है।",
        ),
      ],
    },
    {
      anchor: "tracking",
      heading: { en: "Following the parcel", hi: "पार्सल कहाँ है" },
      blocks: [
        paragraph(
          "The tracking number and every event of the courier appear in your order, and on WhatsApp if you asked for it.",
          "ट्रैकिंग नंबर और कूरियर की हर सूचना आपके ऑर्डर में दिखती है, और आपने चाहा हो तो WhatsApp पर भी।",
        ),
        list(
          {
            en: "Damaged: send one photo from your order within seven days.",
            hi: "टूटा हुआ मिले: सात दिन के भीतर ऑर्डर से एक चित्र भेजें।",
          },
          {
            en: "Late by more than seven days: your order offers a new box or the price back by itself.",
            hi: "सात दिन से अधिक देर: ऑर्डर में नया डिब्बा या मूल्य वापसी का विकल्प अपने-आप दिखता है।",
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
  history: [{ version: "1.0", effectiveOn: "2026-10-01", note: { en: "First version", hi: "पहला संस्करण" } }],
  contact: site.customerCare,
  grievanceOfficer: site.grievanceOfficer,
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
