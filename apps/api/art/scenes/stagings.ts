import type { FrameName } from "./frames/frames.ts";
import type { Staging } from "./staging.ts";

const stage = (
  side: Staging["side"],
  distance: Staging["distance"],
  light: Staging["light"],
  frame: FrameName = "none",
): Staging => ({ side, distance, light, frame });

/** Layouts by picture name, chosen so that no two pictures look alike (`likeness.test.ts`). */
const chosen: Record<string, Staging> = {
  "puja-pradosh-rudrabhishek-kashi": stage("right", "far", "high"),
  "puja-satyanarayan-katha-kashi": stage("left", "near", "temple"),
  "puja-vip-laghu-rudra-kashi": stage("left", "near", "altar"),
  "chadhaava-somvar-chadhaava-kashi": stage("left", "near", "altar"),
  "temple-kashi-vishwanath": stage("right", "far", "between"),

  "puja-mahamrityunjaya-homa-mahakaleshwar": stage("middle", "far", "between", "arch"),
  "puja-shani-tailabhishek-ujjain": stage("left", "near", "between"),
  "puja-navagraha-shanti-ujjain": stage("right", "near", "high"),
  "puja-vip-mahamrityunjaya-anushthan-ujjain": stage("left", "far", "between"),
  "chadhaava-pradosh-chadhaava-mahakal": stage("left", "far", "high"),
  "temple-mahakaleshwar-ujjain": stage("right", "far", "high"),

  "puja-somvar-narmada-abhishek-omkareshwar": stage("right", "near", "altar"),
  "chadhaava-narmada-chadhaava-omkareshwar": stage("left", "far", "temple"),
  "temple-omkareshwar": stage("right", "far", "temple"),

  "puja-kaal-sarp-shanti-trimbakeshwar": stage("left", "near", "between"),
  "puja-vip-kaal-sarp-shanti-trimbakeshwar": stage("right", "near", "altar", "pillars"),
  "chadhaava-shivaratri-chadhaava-trimbak": stage("right", "near", "altar"),
  "temple-trimbakeshwar": stage("left", "far", "high"),

  "puja-purnima-abhishek-somnath": stage("left", "near", "between"),
  "chadhaava-purnima-chadhaava-somnath": stage("right", "far", "high"),
  "temple-somnath": stage("right", "far", "high"),

  "puja-pitru-tarpan-rameshwaram": stage("left", "far", "high"),
  "chadhaava-amavasya-chadhaava-rameshwaram": stage("right", "near", "temple", "pillars"),
  "temple-rameshwaram": stage("middle", "near", "temple"),

  "puja-sri-suktam-homa-kolhapur": stage("right", "far", "temple"),
  "puja-vip-kamala-homa-kolhapur": stage("left", "near", "altar"),
  "puja-kumkum-archana-kolhapur": stage("left", "far", "altar", "toran"),
  "puja-saraswati-archana-kolhapur": stage("right", "near", "between"),
  "chadhaava-shukravar-chadhaava-kolhapur": stage("left", "far", "between", "bells"),
  "temple-mahalakshmi-kolhapur": stage("middle", "far", "between"),

  "puja-chandi-path-vindhyavasini": stage("left", "far", "temple"),
  "puja-sandhya-aarti-vindhyavasini": stage("left", "near", "between", "toran"),
  "puja-vip-navachandi-homa-vindhyavasini": stage("right", "near", "temple", "arch"),
  "chadhaava-ashtami-chadhaava-vindhyavasini": stage("right", "far", "between", "toran"),
  "temple-vindhyavasini": stage("left", "near", "high"),

  "puja-devi-archana-kamakhya": stage("right", "near", "temple"),
  "puja-mahavidya-homa-kamakhya": stage("middle", "far", "high"),
  "chadhaava-mangalvar-chadhaava-kamakhya": stage("left", "near", "between"),
  "temple-kamakhya": stage("middle", "near", "between"),

  "puja-atharvashirsha-path-siddhivinayak": stage("left", "far", "temple"),
  "puja-sankashti-abhishek-siddhivinayak": stage("right", "near", "temple"),
  "puja-vip-sahasra-modaka-homa-siddhivinayak": stage("left", "near", "high", "toran"),
  "chadhaava-sankashti-chadhaava-siddhivinayak": stage("left", "near", "between"),
  "temple-siddhivinayak-mumbai": stage("right", "near", "between"),

  "puja-sundarkand-path-hanuman-garhi": stage("right", "far", "altar"),
  "puja-sindoor-archana-hanuman-garhi": stage("left", "near", "temple"),
  "puja-ram-raksha-path-ayodhya": stage("left", "far", "altar", "toran"),
  "puja-vip-sundarkand-hanuman-garhi": stage("left", "near", "altar", "bells"),
  "chadhaava-mangalvar-chadhaava-hanuman-garhi": stage("left", "far", "between"),
  "temple-hanuman-garhi-ayodhya": stage("right", "far", "between"),

  "puja-gita-path-vrindavan": stage("right", "near", "between"),
  "puja-gopal-sahasranama-vrindavan": stage("left", "near", "between"),
  "chadhaava-ekadashi-chadhaava-banke-bihari": stage("right", "near", "temple"),
  "temple-banke-bihari-vrindavan": stage("left", "far", "high"),

  "puja-aditya-hridayam-arasavalli": stage("right", "far", "altar"),
  "chadhaava-ravivar-chadhaava-arasavalli": stage("left", "near", "temple"),
  "temple-arasavalli-surya": stage("left", "far", "between"),

  "puja-vishnu-sahasranama-badrinath": stage("right", "far", "high"),
  "puja-vip-vishnu-sahasranama-badrinath": stage("left", "near", "between"),
  "temple-badrinath": stage("middle", "near", "high"),

  "puja-kali-archana-kalighat": stage("left", "near", "altar"),
  "chadhaava-amavasya-chadhaava-kalighat": stage("right", "far", "temple"),
  "temple-kalighat-kolkata": stage("middle", "far", "temple"),
};

const sides = ["left", "right"] as const;
const distances = ["far", "near"] as const;
const lights = ["between", "altar", "temple", "high"] as const;

const hashOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** The layout of a picture. A picture without a chosen one gets a layout from the hash of its name. */
export function stagingOf(name: string): Staging {
  const hash = hashOf(name);
  return (
    chosen[name] ??
    stage(
      sides[hash % 2] ?? "left",
      distances[(hash >> 3) % 2] ?? "far",
      lights[(hash >> 5) % 4] ?? "between",
    )
  );
}
