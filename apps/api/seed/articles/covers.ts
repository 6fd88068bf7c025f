import type { ImageRef } from "../pujas/puja-series.ts";

/** A picture of the sample shop, with its alternative text. */
const drawing = (name: string, en: string, hi: string): ImageRef => ({
  name,
  alt: { en: `Drawing: ${en}`, hi: `चित्र: ${hi}` },
});

/**
 * The cover of each article: what it is about, and never the picture of its own puja, which the page shows further down.
 * A cover is cut to 3:2: nothing of these pictures reaches that edge.
 */
const covers: Readonly<Record<string, ImageRef>> = {
  "a-simple-puja-at-home": drawing(
    "offering-combo-purnima-chadhaava-somnath",
    "a tray with flowers, milk and lamps",
    "फूल, दूध और दीपों की थाली",
  ),
  "amanta-and-purnimanta-months": drawing("offering-deep", "rows of clay lamps", "मिट्टी के दीपों की पंक्तियाँ"),
  "amavasya-and-the-ancestors": drawing(
    "offering-til",
    "black sesame in a leaf bowl and water",
    "पत्ते के दोने में काले तिल और जल",
  ),
  "caring-for-a-mala": drawing("product-rudraksha-mala-108", "a rudraksha mala", "रुद्राक्ष की माला"),
  "chadhava-and-what-becomes-of-it": drawing("offering-phool", "a basket of flowers", "फूलों की टोकरी"),
  "choosing-a-puja": drawing(
    "puja-satyanarayan-katha-kashi",
    "a kalash under banana leaves by a river",
    "नदी किनारे केले के पत्तों के नीचे कलश",
  ),
  "how-a-tithi-is-calculated": drawing(
    "temple-mahakaleshwar-ujjain",
    "a crescent Moon over a temple",
    "मंदिर के ऊपर चंद्रमा की कला",
  ),
  "how-an-online-puja-is-proved": drawing("offering-ahuti", "ghee poured into the fire", "अग्नि में घी की आहुति"),
  "inside-a-rudrabhishek": drawing(
    "puja-vip-laghu-rudra-kashi-altar",
    "a linga between pots of water",
    "जल के कलशों के बीच शिवलिंग",
  ),
  "kaal-sarp-without-fear": drawing(
    "puja-kaal-sarp-shanti-trimbakeshwar-altar",
    "a linga beside two entwined snakes in stone",
    "शिवलिंग और पत्थर पर नाग-नागिन",
  ),
  "keeping-ekadashi": drawing(
    "offering-tulsi-mala",
    "tulsi and a garland of its leaves",
    "तुलसी और तुलसी दल की माला",
  ),
  "mangal-dosh-without-fear": drawing("gem-red-coral-01", "red coral, the stone of Mars", "मंगल का रत्न मूँगा"),
  "muhurat-and-india-time": drawing(
    "temple-arasavalli-surya",
    "the Sun rising behind a temple",
    "मंदिर के पीछे उगता सूर्य",
  ),
  "pradosh-the-evening-of-shiva": drawing(
    "chadhaava-pradosh-chadhaava-mahakal",
    "a trident and bilva leaves before a temple in the evening",
    "साँझ में मंदिर के सामने त्रिशूल और बिल्व पत्र",
  ),
  "prasad-outside-india": drawing("offering-prasad-box", "a box of sweets", "मिठाई का डिब्बा"),
  "reading-a-gem-certificate": drawing("gem-ruby-01", "a faceted ruby", "तराशा हुआ माणिक"),
  "reading-a-kundali": drawing("service-kundali", "a kundali", "कुंडली"),
  "rudraksha-by-mukhi": drawing("product-rudraksha-5-mukhi", "a rudraksha of five faces", "पाँच मुखी रुद्राक्ष"),
  "temple-etiquette": drawing("temple-hanuman-garhi-ayodhya", "the steps of a temple", "मंदिर की सीढ़ियाँ"),
  "the-nine-grahas": drawing("product-navagraha-yantra", "a yantra with nine signs", "नौ चिह्नों वाला यंत्र"),
  "the-twelve-jyotirlingas": drawing("temple-somnath", "Somnath Temple by the sea", "समुद्र किनारे सोमनाथ मंदिर"),
  "what-a-vip-puja-is": drawing(
    "puja-vip-sundarkand-hanuman-garhi-altar",
    "a mace, a harmonium and a drum",
    "गदा, हारमोनियम और मृदंग",
  ),
  "what-is-a-sankalp": drawing(
    "offering-jal",
    "a kalash of water with mango leaves",
    "जल और आम के पत्तों का कलश",
  ),
  "when-you-do-not-know-your-gotra": drawing(
    "temple-kashi-vishwanath",
    "Kashi Vishwanath Temple by the river",
    "नदी किनारे काशी विश्वनाथ मंदिर",
  ),
};

/** The cover of an article; throws if it has none. */
export function coverOf(slug: string): ImageRef {
  const cover = covers[slug];
  if (!cover) throw new Error(`The article ${slug} has no cover.`);
  return cover;
}
