import { pathTo } from "@aradhana/core/paths";
import { ChadhavaIcon, PujaIcon } from "@aradhana/ui/icon/page";

/** The lists of goods: one entry of the bottom bar leads to the first of them. */
export const goodsListings = [pathTo("/abhimantrit-products"), pathTo("/gemstones")] as const;

/** The lists of all lines, for header, bottom bar and footer. `label` is a key of the shell's messages. */
export const linePages = [
  { href: pathTo("/online-puja"), label: "pujas", icon: PujaIcon, also: pathTo("/vip-pujas") },
  { href: pathTo("/vip-pujas"), label: "vipPujas" },
  { href: pathTo("/chadhaava"), label: "chadhaava", icon: ChadhavaIcon },
  { href: goodsListings[0], label: "products" },
  { href: goodsListings[1], label: "gemstones" },
  { href: pathTo("/astro-guru/find"), label: "astrologers" },
] as const;
