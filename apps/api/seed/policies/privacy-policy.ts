import type { Text } from "../text.ts";
import { complaints } from "./complaints.ts";
import { firstVersion, list, type Policy, paragraph } from "./policy.ts";

const afterRitual: Text = { en: "90 days after the puja", hi: "पूजा के 90 दिन बाद तक" };

/** The policy on personal data: what we store, why and for how long. */
export const privacyPolicy: Policy = {
  slug: "privacy-policy",
  title: { en: "Privacy policy", hi: "गोपनीयता नीति" },
  version: "1.4",
  effectiveOn: "2026-11-30",
  summary: [
    {
      en: "We ask for details only at the step that needs them.",
      hi: "कोई जानकारी हम तभी माँगते हैं जब उस चरण में उसकी ज़रूरत हो।",
    },
    {
      en: "Names, gotra and wishes go to the priest and to nobody else.",
      hi: "नाम, गोत्र और मनोकामना केवल पुरोहित तक जाते हैं, और किसी तक नहीं।",
    },
    {
      en: "We never sell your data, and put no names into analytics.",
      hi: "हम आपकी कोई जानकारी नहीं बेचते और विश्लेषण में कोई नाम नहीं भेजते।",
    },
    {
      en: "See, correct and delete what you saved in your account, or write to customer care.",
      hi: "अपने खाते में सेव की गई जानकारी देखें, सुधारें और हटाएँ, या ग्राहक सेवा को लिखें।",
    },
    {
      en: "We ask for each consent separately, and none is ticked in advance.",
      hi: "हर सहमति अलग से माँगी जाती है और कोई भी पहले से चुनी हुई नहीं होती।",
    },
  ],
  sections: [
    {
      anchor: "what",
      heading: { en: "What we hold, and why", hi: "क्या रखते हैं और क्यों" },
      blocks: [
        {
          kind: "table",
          caption: { en: "Each fact, its purpose and its time", hi: "हर जानकारी, उसका उद्देश्य और अवधि" },
          columns: [
            { en: "What", hi: "क्या" },
            { en: "What for", hi: "किसलिए" },
            { en: "Kept", hi: "कब तक" },
          ],
          rows: [
            [
              { en: "Phone number", hi: "फ़ोन नंबर" },
              { en: "Signing in, and news of your order", hi: "साइन इन और ऑर्डर की सूचना" },
              {
                en: "Until you ask us to delete it; with an order, as long as the order",
                hi: "जब तक आप हटाने को न कहें; ऑर्डर के साथ, जब तक ऑर्डर रहे",
              },
            ],
            [
              {
                en: "Number for “Notify me when booking opens”, “… when it is back” or “… when a time is available”",
                hi: "“बुकिंग खुलने पर बताएँ”, “स्टॉक में आने पर बताएँ” या “समय ख़ाली होने पर बताएँ” का नंबर",
              },
              {
                en: "One message when booking opens, the product is back in stock or the astrologer has a time available",
                hi: "बुकिंग खुलने, वस्तु के स्टॉक में आने या ज्योतिषी का समय ख़ाली होने पर एक मैसेज",
              },
              {
                en: "Until the message is sent, at most 90 days",
                hi: "मैसेज भेजे जाने तक, अधिकतम 90 दिन",
              },
            ],
            [
              {
                en: "Name and number for a call about a VIP puja",
                hi: "VIP पूजा के बारे में कॉल के लिए नाम और नंबर",
              },
              { en: "The call, and a message that confirms it", hi: "कॉल और उसकी पुष्टि का एक मैसेज" },
              { en: "7 days after you ask for the call", hi: "कॉल माँगने के 7 दिन बाद तक" },
            ],
            [
              { en: "Names, gotra, relation", hi: "नाम, गोत्र, संबंध" },
              { en: "The sankalp", hi: "संकल्प" },
              afterRitual,
            ],
            [
              { en: "Wish", hi: "मनोकामना" },
              {
                en: "Read by the priest, aloud or silently as you choose",
                hi: "पुरोहित पढ़ते हैं, बोलकर या मौन, जैसा आप चुनें",
              },
              afterRitual,
            ],
            [
              { en: "Nakshatra, rashi, date of birth (optional)", hi: "नक्षत्र, राशि, जन्म तारीख (वैकल्पिक)" },
              { en: "The sankalp of some pujas", hi: "कुछ पूजाओं का संकल्प" },
              afterRitual,
            ],
            [
              {
                en: "Name, date, time and place of birth, and the report made of them",
                hi: "नाम, जन्म की तारीख, समय और स्थान, और उनसे बनी रिपोर्ट",
              },
              { en: "A kundali or a name correction", hi: "कुंडली या नाम सुधार" },
              {
                en: "365 days, or until you delete them on the report",
                hi: "365 दिन, या जब तक आप रिपोर्ट पर उन्हें न हटाएँ",
              },
            ],
            [{ en: "Postal address", hi: "डाक का पता" }, { en: "Prasad", hi: "प्रसाद" }, afterRitual],
            [
              { en: "People and addresses saved in your account", hi: "खाते में सेव किए गए लोग और पते" },
              { en: "Filling in your next booking", hi: "अगली बुकिंग में अपने-आप भरना" },
              {
                en: "Until you delete them, or withdraw your consent",
                hi: "जब तक आप उन्हें न हटाएँ या सहमति वापस न लें",
              },
            ],
            [
              { en: "Orders and payments", hi: "ऑर्डर और भुगतान" },
              {
                en: "Our duty under tax law; we never see your card number",
                hi: "टैक्स क़ानून का दायित्व; कार्ड नंबर हमें नहीं दिखता",
              },
              { en: "Eight years", hi: "आठ वर्ष" },
            ],
            [
              {
                en: "Name, address and GSTIN of a business, if you ask for its invoice",
                hi: "कारोबार का नाम, पता और GSTIN, अगर आप उसके नाम का इनवॉइस चाहें",
              },
              {
                en: "Tax law requires them on the invoice",
                hi: "टैक्स क़ानून के अनुसार ये इनवॉइस पर होने चाहिए",
              },
              { en: "On the invoice, eight years", hi: "इनवॉइस पर, आठ वर्ष" },
            ],
            [
              {
                en: "Devices on which you signed in (numbers only, one of them in a cookie)",
                hi: "जिन फ़ोन या कंप्यूटर पर आपने साइन इन किया (सिर्फ़ नंबर, एक नंबर कुकी में)",
              },
              {
                en: "To let you sign in there even if somebody else uses up the OTPs of your number",
                hi: "ताकि कोई और आपके नंबर के OTP ख़त्म कर दे, तब भी आप वहाँ साइन इन कर सकें",
              },
              { en: "90 days after you last signed in there", hi: "वहाँ आख़िरी साइन इन के 90 दिन बाद तक" },
            ],
            [
              {
                en: "Visit and campaign (numbers only)",
                hi: "विज़िट और कैंपेन (सिर्फ़ नंबर)",
              },
              {
                en: "To know that an order is yours, and what led you to us",
                hi: "यह जानने के लिए कि ऑर्डर आपका है, और आप हम तक कैसे पहुँचे",
              },
              {
                en: "In your browser; with an order, as long as the order",
                hi: "आपके ब्राउज़र में; ऑर्डर के साथ, जब तक ऑर्डर रहे",
              },
            ],
          ],
        },
      ],
    },
    {
      anchor: "who-else",
      heading: { en: "Who else sees it", hi: "और कौन देखता है" },
      blocks: [
        list(
          {
            en: "The priest: what is read out, which is names, gotra and wish, and nakshatra or rashi where you gave them.",
            hi: "पुरोहित: जो पढ़ा जाता है, अर्थात नाम, गोत्र और मनोकामना, और आपने दिए हों तो नक्षत्र या राशि।",
          },
          {
            en: "The courier: the name, phone and address on the parcel.",
            hi: "कूरियर: पार्सल पर लिखा नाम, फ़ोन और पता।",
          },
          {
            en: "The payment gateway: what it needs to take the payment.",
            hi: "भुगतान गेटवे: भुगतान के लिए जितना ज़रूरी हो।",
          },
          {
            en: "The messaging service: your number and the text of our messages.",
            hi: "मैसेज सेवा: आपका नंबर और हमारे मैसेज का पाठ।",
          },
          {
            en: "The tools that count visits and report faults, where they are switched on: pages and technical data, never names, phones or wishes.",
            hi: "विज़िट गिनने और गड़बड़ी बताने वाले साधन, जहाँ चालू हों: पेज और तकनीकी जानकारी; नाम, फ़ोन या मनोकामना कभी नहीं।",
          },
          {
            en: "A partner site on which you booked: the order number and its state, never names or phone.",
            hi: "जिस सहयोगी साइट से बुकिंग की: ऑर्डर नंबर और उसकी स्थिति, नाम या फ़ोन कभी नहीं।",
          },
        ),
      ],
    },
    {
      anchor: "consent",
      heading: { en: "Your consent", hi: "आपकी सहमति" },
      blocks: [
        paragraph(
          "Messages about your order are part of the order. They come by SMS, or on WhatsApp if you ask for that when you book. We send no news and no advertising. To take a consent back, write to customer care.",
          "ऑर्डर की सूचनाएँ ऑर्डर का ही भाग हैं। वे SMS से आती हैं, या बुकिंग करते समय आप कहें तो WhatsApp पर। हम समाचार या विज्ञापन नहीं भेजते। दी हुई सहमति वापस लेने के लिए ग्राहक सेवा को लिखें।",
        ),
      ],
    },
    {
      anchor: "children",
      heading: { en: "Children", hi: "बच्चे" },
      blocks: [
        paragraph(
          "Accounts are for adults. A parent or guardian may give a child's name for a sankalp. We do not track children or show them advertising.",
          "खाता केवल वयस्कों के लिए है। माता-पिता या अभिभावक संकल्प के लिए बच्चे का नाम दे सकते हैं। हम बच्चों की गतिविधि पर नज़र नहीं रखते और उन्हें विज्ञापन नहीं दिखाते।",
        ),
      ],
    },
    {
      anchor: "rights",
      heading: { en: "Your rights", hi: "आपके अधिकार" },
      blocks: [
        paragraph(
          "In your account you can change your name, saved people and addresses, withdraw each consent, and delete the account once no order of yours is open. Orders stay for as long as tax law requires, without your contact details.",
          "अपने खाते में आप नाम, सेव किए गए लोग और पते बदल सकते हैं, हर सहमति वापस ले सकते हैं, और कोई ऑर्डर बाक़ी न हो तो खाता हटा सकते हैं। ऑर्डर टैक्स क़ानून की अवधि तक रहते हैं, आपके संपर्क के बिना।",
        ),
        paragraph(
          "For anything else write to customer care from the number or address that we know you by. You may:",
          "बाक़ी सब के लिए उस नंबर या पते से ग्राहक सेवा को लिखें जिससे हम आपको जानते हैं। आप:",
        ),
        list(
          {
            en: "See what we hold, and get a copy.",
            hi: "जान सकते हैं कि हमारे पास क्या है, और उसकी प्रति ले सकते हैं।",
          },
          {
            en: "Have it corrected, or deleted with everything that tax law lets us delete.",
            hi: "उसे सुधरवा सकते हैं, या हटवा सकते हैं, उस सब सहित जिसे हटाने की टैक्स क़ानून अनुमति देता है।",
          },
          {
            en: "Name a person who may act for you if you die or fall ill.",
            hi: "किसी ऐसे व्यक्ति का नाम दे सकते हैं जो आपकी मृत्यु या बीमारी में आपकी ओर से काम कर सके।",
          },
          {
            en: "Complain to our grievance officer, and then to the Data Protection Board of India.",
            hi: "हमारे शिकायत अधिकारी से, और फिर भारत के डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।",
          },
        ),
      ],
    },
    {
      anchor: "safety",
      heading: { en: "How it is kept", hi: "कैसे सुरक्षित है" },
      blocks: [
        paragraph(
          "Names, gotra, wishes, phones and addresses are encrypted where they are stored. OTPs are stored only as a hash and are valid for five minutes. If data of yours is ever exposed, we tell you and the Board without delay.",
          "नाम, गोत्र, मनोकामना, फ़ोन और पते एन्क्रिप्ट करके रखे जाते हैं। OTP केवल हैश के रूप में रखे जाते हैं और पाँच मिनट तक चलते हैं। यदि कभी आपका डेटा उजागर हो, तो हम आपको और बोर्ड को बिना देर बताते हैं।",
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
        en: "Says how long the GSTIN of a business stays on its invoice",
        hi: "बताती है कि कारोबार का GSTIN इनवॉइस पर कितने समय तक रहता है",
      },
    },
    {
      version: "1.3",
      effectiveOn: "2026-11-28",
      note: {
        en: "Devices on which you signed in are recognized for 90 days",
        hi: "जिन फ़ोन या कंप्यूटर पर आपने साइन इन किया, वे 90 दिन तक पहचाने जाते हैं",
      },
    },
    {
      version: "1.2",
      effectiveOn: "2026-11-23",
      note: {
        en: "People and addresses can be saved in the account; consents and deletion are there too",
        hi: "खाते में लोग और पते सेव कर सकते हैं; सहमति वापस लेना और खाता हटाना भी वहीं है",
      },
    },
    {
      version: "1.1",
      effectiveOn: "2026-11-20",
      note: {
        en: "Names and addresses are deleted 90 days after the puja; rights are exercised through customer care",
        hi: "नाम और पते पूजा के 90 दिन बाद हटा दिए जाते हैं; अधिकारों का उपयोग ग्राहक सेवा के माध्यम से होता है",
      },
    },
    firstVersion,
  ],
};
