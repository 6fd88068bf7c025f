import { pathTo } from "@aradhana/core/paths";
import { ChadhavaIcon, PujaIcon } from "@aradhana/ui/icon";

/** The lists of all lines, for header, bottom bar and footer. `label` is a key of the shell's messages. */
export const linePages = [
  { href: pathTo("/online-puja"), label: "pujas", icon: PujaIcon },
  { href: pathTo("/vip-pujas"), label: "vipPujas" },
  { href: pathTo("/chadhaava"), label: "chadhaava", icon: ChadhavaIcon },
  { href: pathTo("/abhimantrit-products"), label: "products" },
  { href: pathTo("/gemstones"), label: "gemstones" },
] as const;
