import { deferPart } from "../../shared/lazy/deferred-part.tsx";

/** Who runs this shop, where to complain, what the rules are. */
export const siteFooter = deferPart(async () => (await import("./footer-below-fold.tsx")).SiteFooter);
