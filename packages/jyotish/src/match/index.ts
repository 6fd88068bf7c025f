export {
  type Koota,
  kootas,
  type Match,
  type MatchDosha,
  type MatchException,
  matchByMoon,
} from "./ashtakoota.ts";
export { type ManglikPair, manglikPair } from "./manglik-pair.ts";
