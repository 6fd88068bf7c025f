import type { PujaSeries } from "./puja-series.ts";
import { chandiPathVindhyavasini } from "./series/chandi-path-vindhyavasini.ts";
import { kaalSarpShantiTrimbakeshwar } from "./series/kaal-sarp-shanti-trimbakeshwar.ts";
import { mahamrityunjayaHomaMahakaleshwar } from "./series/mahamrityunjaya-homa-mahakaleshwar.ts";
import { pitruTarpanRameshwaram } from "./series/pitru-tarpan-rameshwaram.ts";
import { pradoshRudrabhishekKashi } from "./series/pradosh-rudrabhishek-kashi.ts";
import { purnimaAbhishekSomnath } from "./series/purnima-abhishek-somnath.ts";
import { somvarNarmadaAbhishekOmkareshwar } from "./series/somvar-narmada-abhishek-omkareshwar.ts";
import { sriSuktamHomaKolhapur } from "./series/sri-suktam-homa-kolhapur.ts";

/** Every puja of the seed, the most asked for first. */
export const allPujaSeries: readonly PujaSeries[] = [
  pradoshRudrabhishekKashi,
  sriSuktamHomaKolhapur,
  chandiPathVindhyavasini,
  mahamrityunjayaHomaMahakaleshwar,
  somvarNarmadaAbhishekOmkareshwar,
  pitruTarpanRameshwaram,
  purnimaAbhishekSomnath,
  kaalSarpShantiTrimbakeshwar,
];
