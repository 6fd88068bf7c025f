import type { Caption } from "../recordings/captions.ts";

/** A short upright film. Its drawing is in `scripts/recordings/reels/`, its title and link in the seed. */
export interface ReelFilm {
  readonly seconds: number;
  /** The second that its poster shows. */
  readonly poster: number;
  /** The lowest tone of its sound, in hertz. */
  readonly tone: number;
  readonly captions: readonly Caption[];
}

const caption = (from: number, en: string, hi: string): Caption => ({ from, text: { en, hi } });

/** The films by name: its files are `reel-{name}.mp4`, `.webm` and captions in both languages. */
export const reelFilms = {
  "shri-yantra": {
    seconds: 16,
    poster: 15.6,
    tone: 130.8,
    captions: [
      caption(0, "A Shri Yantra begins with one point, the bindu.", "श्री यंत्र एक बिंदु से शुरू होता है।"),
      caption(3, "Five triangles point down, for Shakti.", "पाँच त्रिकोण नीचे की ओर: शक्ति।"),
      caption(
        6.5,
        "Four point up, for Shiva. Together they form 43 small ones.",
        "चार ऊपर की ओर: शिव। मिलकर 43 छोटे त्रिकोण बनते हैं।",
      ),
      caption(10.5, "Around them eight and sixteen lotus petals.", "चारों ओर आठ और सोलह कमल-दल।"),
      caption(13.2, "And a square with four gates.", "और बाहर चार द्वारों वाला भूपुर।"),
    ],
  },
  "fifteen-tithis": {
    seconds: 18,
    poster: 13,
    tone: 123.5,
    captions: [
      caption(0, "A tithi is measured in the sky, not by the clock.", "तिथि घड़ी से नहीं, आकाश में नापी जाती है।"),
      caption(
        3.5,
        "Each 12 degrees that the Moon gains on the Sun is one tithi.",
        "चंद्रमा सूर्य से हर 12 अंश आगे बढ़े, तो एक तिथि।",
      ),
      caption(8, "Fifteen of them take the Moon from new to full.", "पंद्रह तिथियों में अमावस्या से पूर्णिमा आती है।"),
      caption(
        13,
        "Purnima: the Moon stands opposite the Sun, at 180 degrees.",
        "पूर्णिमा: चंद्रमा सूर्य के ठीक सामने, 180 अंश पर।",
      ),
    ],
  },
  "steps-of-a-puja": {
    seconds: 20,
    poster: 9,
    tone: 138.6,
    captions: [
      caption(0, "A lamp is lit, and the puja begins.", "दीप जलता है, पूजा शुरू होती है।"),
      caption(
        4,
        "Sankalp: your name, your gotra and your wish are said.",
        "संकल्प: आपका नाम, गोत्र और मनोकामना बोली जाती है।",
      ),
      caption(8, "Abhishek: water, milk or ghee is poured.", "अभिषेक: जल, दूध या घी चढ़ाया जाता है।"),
      caption(12, "Homa: offerings are given to the fire.", "होम: अग्नि में आहुति दी जाती है।"),
      caption(16, "Aarti, and the puja ends.", "आरती, और पूजा पूरी होती है।"),
    ],
  },
  "mala-of-108": {
    seconds: 16,
    poster: 11,
    tone: 116.5,
    captions: [
      caption(0, "A mala has 108 beads, and one more: the sumeru.", "माला में 108 मनके होते हैं, और एक सुमेरु।"),
      caption(4, "One bead, one mantra.", "एक मनका, एक मंत्र।"),
      caption(8, "At the sumeru one does not cross over.", "सुमेरु को लाँघा नहीं जाता।"),
      caption(12, "The mala is turned, and counting goes back.", "माला पलटी जाती है, और गिनती लौटती है।"),
    ],
  },
  "the-three-sandhyas": {
    seconds: 18,
    poster: 2,
    tone: 146.8,
    captions: [
      caption(
        0,
        "Where one part of the day joins the next is a sandhya.",
        "दिन के दो पहर जहाँ मिलें, वह संध्या है।",
      ),
      caption(4.5, "Pratah sandhya, at sunrise.", "प्रातः संध्या, सूर्योदय पर।"),
      caption(9, "Madhyahna, when the Sun is highest.", "मध्याह्न, जब सूर्य सबसे ऊपर हो।"),
      caption(13.5, "Sayam sandhya, at sunset, when lamps are lit.", "सायं संध्या, सूर्यास्त पर, जब दीप जलते हैं।"),
    ],
  },
  "faces-of-a-rudraksha": {
    seconds: 16,
    poster: 9.5,
    tone: 110,
    captions: [
      caption(
        0,
        "The lines of a rudraksha divide it into faces: mukhi.",
        "रुद्राक्ष की धारियाँ उसे मुखों में बाँटती हैं।",
      ),
      caption(4, "Three lines, three mukhi.", "तीन धारियाँ, तीन मुखी।"),
      caption(8, "Five mukhi is the most common.", "पाँच मुखी सबसे अधिक मिलता है।"),
      caption(12, "Count them from hole to hole before you buy.", "ख़रीदने से पहले छेद से छेद तक गिनें।"),
    ],
  },
  "nine-grahas": {
    seconds: 18,
    poster: 12,
    tone: 130.8,
    captions: [
      caption(0, "Nine grahas move through the twelve rashis.", "नौ ग्रह बारह राशियों में चलते हैं।"),
      caption(
        4.5,
        "The Moon stays in one for about two and a quarter days.",
        "चंद्रमा एक राशि में लगभग सवा दो दिन रहता है।",
      ),
      caption(9, "The Sun for a month, Shani for two and a half years.", "सूर्य एक महीना, शनि ढाई साल।"),
      caption(13.5, "Rahu and Ketu always move backwards.", "राहु और केतु हमेशा उल्टे चलते हैं।"),
    ],
  },
  "twelve-and-twenty-seven": {
    seconds: 16,
    poster: 12.5,
    tone: 123.5,
    captions: [
      caption(0, "The circle of the sky has 360 degrees.", "आकाश का घेरा 360 अंश का है।"),
      caption(3.5, "Twelve rashis divide it, 30 degrees each.", "बारह राशियाँ इसे बाँटती हैं, हर एक 30 अंश।"),
      caption(
        7.5,
        "Twenty-seven nakshatras too, 13 degrees 20 minutes each.",
        "सत्ताईस नक्षत्र भी, हर एक 13 अंश 20 कला।",
      ),
      caption(12, "Each nakshatra has four padas: 108 in all.", "हर नक्षत्र के चार चरण: कुल 108।"),
    ],
  },
  "five-limbs-of-the-panchang": {
    seconds: 18,
    poster: 15,
    tone: 138.6,
    captions: [
      caption(0, "Panchang means five limbs.", "पंचांग यानी पाँच अंग।"),
      caption(3, "Tithi, the Moon's distance from the Sun.", "तिथि: सूर्य से चंद्रमा की दूरी।"),
      caption(6, "Vara, the day of the week from sunrise.", "वार: सूर्योदय से गिना दिन।"),
      caption(9, "Nakshatra, where the Moon stands.", "नक्षत्र: चंद्रमा कहाँ है।"),
      caption(12, "Yoga and karana complete the five.", "योग और करण से पाँच पूरे होते हैं।"),
    ],
  },
  "a-kolam": {
    seconds: 16,
    poster: 14.5,
    tone: 146.8,
    captions: [
      caption(
        0,
        "At dawn dots of rice flour are set at the door.",
        "भोर में द्वार पर चावल के आटे की बिंदियाँ रखी जाती हैं।",
      ),
      caption(4.5, "A line loops around every dot.", "एक रेखा हर बिंदी के चारों ओर घूमती है।"),
      caption(
        10,
        "It ends where it began. In Tamil homes it is called kolam.",
        "जहाँ शुरू हुई, वहीं पूरी होती है। तमिल घरों में इसे कोलम कहते हैं।",
      ),
    ],
  },
  "a-lotus-opens": {
    seconds: 16,
    poster: 13,
    tone: 130.8,
    captions: [
      caption(0, "The lotus grows from mud and stays clean.", "कमल कीचड़ में खिलता है, फिर भी निर्मल रहता है।"),
      caption(5, "It opens with the Sun and closes at night.", "सूर्य के साथ खुलता है, रात में बंद होता है।"),
      caption(
        10,
        "So it is the seat of Lakshmi, Saraswati and Brahma.",
        "इसीलिए यह लक्ष्मी, सरस्वती और ब्रह्मा का आसन है।",
      ),
    ],
  },
  aarti: {
    seconds: 16,
    poster: 8,
    tone: 138.6,
    captions: [
      caption(0, "At the end of a puja comes the aarti.", "पूजा के अंत में आरती होती है।"),
      caption(
        4.5,
        "Five wicks, moved clockwise before the deity.",
        "पाँच बत्तियाँ, देवता के सामने दाईं ओर घुमाई जाती हैं।",
      ),
      caption(10, "Then hands are held over the flame and to the eyes.", "फिर लौ पर हाथ रखकर आँखों से लगाते हैं।"),
    ],
  },
} as const satisfies Record<string, ReelFilm>;

export type ReelName = keyof typeof reelFilms;
export const reelNames = Object.keys(reelFilms) as ReelName[];
