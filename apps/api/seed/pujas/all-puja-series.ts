import type { PujaSeries } from "./puja-series.ts";
import { adityaHridayamArasavalli } from "./series/aditya-hridayam-arasavalli.ts";
import { atharvashirshaPathSiddhivinayak } from "./series/atharvashirsha-path-siddhivinayak.ts";
import { chandiPathVindhyavasini } from "./series/chandi-path-vindhyavasini.ts";
import { deviArchanaKamakhya } from "./series/devi-archana-kamakhya.ts";
import { gitaPathVrindavan } from "./series/gita-path-vrindavan.ts";
import { gopalSahasranamaVrindavan } from "./series/gopal-sahasranama-vrindavan.ts";
import { kaalSarpShantiTrimbakeshwar } from "./series/kaal-sarp-shanti-trimbakeshwar.ts";
import { kaliArchanaKalighat } from "./series/kali-archana-kalighat.ts";
import { kumkumArchanaKolhapur } from "./series/kumkum-archana-kolhapur.ts";
import { mahamrityunjayaHomaMahakaleshwar } from "./series/mahamrityunjaya-homa-mahakaleshwar.ts";
import { mahavidyaHomaKamakhya } from "./series/mahavidya-homa-kamakhya.ts";
import { navagrahaShantiUjjain } from "./series/navagraha-shanti-ujjain.ts";
import { pitruTarpanRameshwaram } from "./series/pitru-tarpan-rameshwaram.ts";
import { pradoshRudrabhishekKashi } from "./series/pradosh-rudrabhishek-kashi.ts";
import { purnimaAbhishekSomnath } from "./series/purnima-abhishek-somnath.ts";
import { ramRakshaPathAyodhya } from "./series/ram-raksha-path-ayodhya.ts";
import { sandhyaAartiVindhyavasini } from "./series/sandhya-aarti-vindhyavasini.ts";
import { sankashtiAbhishekSiddhivinayak } from "./series/sankashti-abhishek-siddhivinayak.ts";
import { saraswatiArchanaKolhapur } from "./series/saraswati-archana-kolhapur.ts";
import { satyanarayanKathaKashi } from "./series/satyanarayan-katha-kashi.ts";
import { shaniTailabhishekUjjain } from "./series/shani-tailabhishek-ujjain.ts";
import { sindoorArchanaHanumanGarhi } from "./series/sindoor-archana-hanuman-garhi.ts";
import { somvarNarmadaAbhishekOmkareshwar } from "./series/somvar-narmada-abhishek-omkareshwar.ts";
import { sriSuktamHomaKolhapur } from "./series/sri-suktam-homa-kolhapur.ts";
import { sundarkandPathHanumanGarhi } from "./series/sundarkand-path-hanuman-garhi.ts";
import { vipKaalSarpShantiTrimbakeshwar } from "./series/vip-kaal-sarp-shanti-trimbakeshwar.ts";
import { vipKamalaHomaKolhapur } from "./series/vip-kamala-homa-kolhapur.ts";
import { vipLaghuRudraKashi } from "./series/vip-laghu-rudra-kashi.ts";
import { vipMahamrityunjayaAnushthanUjjain } from "./series/vip-mahamrityunjaya-anushthan-ujjain.ts";
import { vipNavachandiHomaVindhyavasini } from "./series/vip-navachandi-homa-vindhyavasini.ts";
import { vipSahasraModakaHomaSiddhivinayak } from "./series/vip-sahasra-modaka-homa-siddhivinayak.ts";
import { vipSundarkandHanumanGarhi } from "./series/vip-sundarkand-hanuman-garhi.ts";
import { vipVishnuSahasranamaBadrinath } from "./series/vip-vishnu-sahasranama-badrinath.ts";
import { vishnuSahasranamaBadrinath } from "./series/vishnu-sahasranama-badrinath.ts";

/** All puja series of the seed, the most popular first. */
export const allPujaSeries: readonly PujaSeries[] = [
  pradoshRudrabhishekKashi,
  sriSuktamHomaKolhapur,
  chandiPathVindhyavasini,
  adityaHridayamArasavalli,
  vishnuSahasranamaBadrinath,
  sankashtiAbhishekSiddhivinayak,
  sundarkandPathHanumanGarhi,
  mahamrityunjayaHomaMahakaleshwar,
  satyanarayanKathaKashi,
  kaliArchanaKalighat,
  somvarNarmadaAbhishekOmkareshwar,
  pitruTarpanRameshwaram,
  shaniTailabhishekUjjain,
  purnimaAbhishekSomnath,
  kumkumArchanaKolhapur,
  gopalSahasranamaVrindavan,
  deviArchanaKamakhya,
  atharvashirshaPathSiddhivinayak,
  saraswatiArchanaKolhapur,
  sindoorArchanaHanumanGarhi,
  ramRakshaPathAyodhya,
  gitaPathVrindavan,
  sandhyaAartiVindhyavasini,
  kaalSarpShantiTrimbakeshwar,
  mahavidyaHomaKamakhya,
  navagrahaShantiUjjain,
  vipLaghuRudraKashi,
  vipSundarkandHanumanGarhi,
  vipKamalaHomaKolhapur,
  vipMahamrityunjayaAnushthanUjjain,
  vipNavachandiHomaVindhyavasini,
  vipSahasraModakaHomaSiddhivinayak,
  vipKaalSarpShantiTrimbakeshwar,
  vipVishnuSahasranamaBadrinath,
];
