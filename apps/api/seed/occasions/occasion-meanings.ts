import type { OccasionKey } from "../../src/calendar/occasion-rules.ts";
import type { Text } from "../text.ts";

/** The traditional reason for the weekday or tithi of a ritual. */
export const occasionMeanings: Record<OccasionKey, Text> = {
  "sunday-sunrise": {
    en: "Sunday is named after the Sun in India as in Europe. Devotees of Surya bathe early, offer water as the disc clears the horizon, and keep the day free of salt if they can.",
    hi: "रविवार सूर्यदेव का दिन है। सूर्य के उपासक इस दिन तड़के स्नान करके उगते सूर्य को अर्घ्य देते हैं और संभव हो तो नमक नहीं खाते।",
  },
  "monday-sunrise": {
    en: "Somvar belongs to Soma, the Moon, whom Shiva wears in his hair. The morning of this day is kept for water poured on the linga, in Shravan and all the year round.",
    hi: "सोमवार सोम अर्थात चंद्रमा का दिन है, जिन्हें शिव ने मस्तक पर धारण किया है। सावन हो या साल का कोई भी सोमवार, इस दिन की सुबह शिवलिंग पर जल चढ़ाया जाता है।",
  },
  "monday-dusk": {
    en: "On Mondays many families break their fast only after the evening worship of Shiva. The hour around sunset, neither day nor night, is thought to suit slow recitation best.",
    hi: "सोमवार को अनेक परिवार संध्या की शिव पूजा के बाद ही व्रत खोलते हैं। न दिन, न रात, सूर्यास्त के आस-पास का यह समय शांत जप के लिए सबसे अनुकूल माना जाता है।",
  },
  "tuesday-sunrise": {
    en: "Mangalvar, the day of Mars, is kept for Ganesha in Maharashtra, for the Goddess in the east and for Hanuman in the north: all three are asked for the strength to begin.",
    hi: "मंगलवार मंगल का दिन है। महाराष्ट्र में यह गणेश जी का, पूर्व में देवी का और उत्तर भारत में हनुमान जी का दिन माना जाता है; तीनों से आरंभ करने का बल माँगा जाता है।",
  },
  "tuesday-dusk": {
    en: "Tuesday evenings fill the temples of the Goddess and of Hanuman. People come straight from work, stand through the aarti, and carry home a lamp's warmth on their palms.",
    hi: "मंगलवार की शाम देवी और हनुमान जी के मंदिर भर जाते हैं। लोग काम से सीधे आते हैं, आरती में खड़े होते हैं और हथेलियों पर दीप की ऊष्मा लेकर घर लौटते हैं।",
  },
  "thursday-sunrise": {
    en: "Guruvar is the day of Brihaspati, teacher of the gods, and of Vishnu. Yellow cloth, yellow flowers and gram are offered, and teachers are remembered.",
    hi: "गुरुवार देवगुरु बृहस्पति और भगवान विष्णु का दिन है। इस दिन पीले वस्त्र, पीले फूल और चने की दाल अर्पित की जाती है और गुरुजनों को याद किया जाता है।",
  },
  "friday-sunrise": {
    en: "Shukravar is the day of the Goddess in her gracious form. Homes are swept before sunrise and a lamp is lit at the threshold, for she is said to enter where there is order and welcome.",
    hi: "शुक्रवार देवी के सौम्य रूप का दिन है। सूर्योदय से पहले घर बुहारा जाता है और देहरी पर दीप रखा जाता है, क्योंकि कहते हैं कि जहाँ सुव्यवस्था और आदर हो, वहीं वे पधारती हैं।",
  },
  "saturday-sunrise": {
    en: "Saturday is kept for Shani and for Hanuman. The story goes that Hanuman once freed Shani from captivity, and that whoever honours the one has the goodwill of the other.",
    hi: "शनिवार शनिदेव और हनुमान जी, दोनों का दिन है। कथा है कि हनुमान जी ने शनिदेव को बंधन से छुड़ाया था, इसलिए एक की सेवा करने वाले पर दूसरे की भी कृपा मानी जाती है।",
  },
  "saturday-dusk": {
    en: "Shani is honoured after the Sun, his father, has set. Sesame oil, black cloth and iron lamps belong to this hour, and so does giving to those who have less.",
    hi: "शनिदेव की पूजा उनके पिता सूर्य के अस्त होने के बाद की जाती है। तिल का तेल, काला वस्त्र और लोहे का दीप इसी समय अर्पित होते हैं, और ज़रूरतमंदों को दान भी।",
  },
  pradosh: {
    en: "Pradosh is the hour after sunset on the thirteenth tithi, twice in a lunar month. Shiva is said to dance on Kailash then, in a mood to listen. The weekday gives it a name of its own.",
    hi: "प्रदोष त्रयोदशी तिथि को सूर्यास्त के बाद का समय है, जो चंद्र मास में दो बार आता है। मान्यता है कि इस समय शिव कैलाश पर प्रसन्न होकर नृत्य करते हैं। वार के अनुसार इसका नाम बदल जाता है।",
  },
  "soma-pradosh": {
    en: "When the thirteenth tithi of Pradosh falls on a Monday, Shiva's tithi and Shiva's day meet. It happens only a few times a year, and almanacs mark it as Soma Pradosh.",
    hi: "जब प्रदोष की त्रयोदशी सोमवार को पड़ती है, तब शिव की तिथि और शिव का वार एक साथ मिलते हैं। यह संयोग वर्ष में कुछ ही बार आता है और पंचांग इसे सोम प्रदोष कहते हैं।",
  },
  ekadashi: {
    en: "Ekadashi, the eleventh tithi of each half of the month, is Vishnu's own. Grain is put aside, sleep is cut short, and his names are read. Each of the year's Ekadashis has its own story.",
    hi: "हर पक्ष की ग्यारहवीं तिथि एकादशी भगवान विष्णु को समर्पित है। इस दिन अन्न छोड़ा जाता है, जागरण होता है और उनके नामों का पाठ किया जाता है। वर्ष की हर एकादशी की अपनी कथा है।",
  },
  purnima: {
    en: "Purnima, the full moon, closes the bright half. What was begun at the new moon is brought before the deity with thanks, and water, milk and lamps are offered.",
    hi: "पूर्णिमा शुक्ल पक्ष का समापन है। अमावस्या के बाद जो आरंभ हुआ, उसे कृतज्ञता के साथ इष्ट के चरणों में रखा जाता है और जल, दूध तथा दीप अर्पित किए जाते हैं।",
  },
  "purnima-dusk": {
    en: "On the evening of Purnima the Moon rises as the Sun sets. Families read the story of Satyanarayan, bathe the linga with milk, and set lamps on water.",
    hi: "पूर्णिमा की संध्या में सूर्य के ढलते ही पूरा चाँद उगता है। परिवार सत्यनारायण की कथा सुनते हैं, शिवलिंग पर दूध चढ़ाते हैं और जल में दीप छोड़ते हैं।",
  },
  "amavasya-midday": {
    en: "Amavasya, the day without a moon, is kept for the ancestors and for quiet repair. The rituals are done around noon, when the shadow is shortest, with sesame and water.",
    hi: "अमावस्या, जिस दिन चाँद नहीं दिखता, पितरों के स्मरण और शांति कर्म की तिथि है। ये कर्म दोपहर के आस-पास, जब छाया सबसे छोटी होती है, तिल और जल से किए जाते हैं।",
  },
  "amavasya-night": {
    en: "The darkest night of the month is Kali's. In Bengal and Assam her worship begins when the town has gone quiet, and a single lamp is enough to see her face.",
    hi: "महीने की सबसे अँधेरी रात माँ काली की है। बंगाल और असम में उनकी पूजा तब शुरू होती है जब नगर सो जाता है, और माँ का मुख देखने को एक दीप ही काफ़ी होता है।",
  },
  "sankashti-chaturthi": {
    en: "The fourth tithi after the full moon is kept for Ganesha as the one who eases trouble. The fast ends only when the Moon has risen and been greeted. On a Tuesday it is called Angaraki.",
    hi: "पूर्णिमा के बाद की चतुर्थी संकट हरने वाले गणेश जी को समर्पित है। चंद्रोदय के बाद चंद्रमा को अर्घ्य देकर ही व्रत खोला जाता है। मंगलवार को पड़े तो इसे अंगारकी कहते हैं।",
  },
  "vinayaka-chaturthi": {
    en: "The fourth tithi of the bright half is Ganesha's own, and its midday is held to be the hour of his birth. Once a year, in Bhadrapada, it becomes Ganesh Chaturthi.",
    hi: "शुक्ल पक्ष की चतुर्थी गणेश जी की अपनी तिथि है और मध्याह्न उनका जन्मकाल माना जाता है। वर्ष में एक बार, भाद्रपद में, यही तिथि गणेश चतुर्थी कहलाती है।",
  },
  "shukla-panchami": {
    en: "The fifth tithi of the waxing Moon is dear to Saraswati and to the Nagas. In Magha it is Vasant Panchami, when children write their first letters; in Shravan it is Nag Panchami.",
    hi: "शुक्ल पक्ष की पंचमी माँ सरस्वती और नागदेवता, दोनों को प्रिय है। माघ में यह वसंत पंचमी होती है, जब बच्चे पहला अक्षर लिखते हैं, और सावन में नाग पंचमी।",
  },
  durgashtami: {
    en: "On the eighth tithi of each bright half the Goddess is remembered as Durga, who came when the gods had lost heart. The Durga Saptashati is read, and girls of the neighbourhood are fed.",
    hi: "हर शुक्ल पक्ष की अष्टमी को माँ दुर्गा का स्मरण होता है, जो तब प्रकट हुईं जब देवता हिम्मत हार चुके थे। इस दिन दुर्गा सप्तशती का पाठ होता है और कन्याओं को भोजन कराया जाता है।",
  },
  "shukla-navami": {
    en: "Rama was born at midday on the ninth tithi of a bright half. In Chaitra that day is Ram Navami; in the other months devotees keep the same hour with his name.",
    hi: "श्रीराम का जन्म शुक्ल पक्ष की नवमी को मध्याह्न में हुआ था। चैत्र में यह तिथि राम नवमी होती है; शेष महीनों में भक्त इसी बेला में राम नाम का पाठ करते हैं।",
  },
  "krishna-ashtami": {
    en: "Krishna was born at midnight on the eighth tithi of a dark half. Every month brings that tithi back, and those who love him keep it as a small Janmashtami.",
    hi: "श्रीकृष्ण का जन्म कृष्ण पक्ष की अष्टमी को आधी रात में हुआ था। यह तिथि हर महीने लौटती है और उनके प्रेमी इसे छोटी जन्माष्टमी की तरह मनाते हैं।",
  },
  "masik-shivaratri": {
    en: "The fourteenth night of the waning Moon is Shiva's in every month; the one of Phalguna is Maha Shivaratri. Its midnight, the nishita, is thought the best time for his mantra.",
    hi: "कृष्ण पक्ष की चौदहवीं रात हर महीने शिव की रात है; फाल्गुन में यही महाशिवरात्रि होती है। इसकी मध्यरात्रि, निशीथ काल, शिव मंत्र के जप के लिए श्रेष्ठ मानी जाती है।",
  },
};
