import type { LoadedPuja } from "../../features/catalogue/puja/load-puja.ts";
import { pujaMeta } from "../../features/catalogue/puja/puja-meta.ts";
import { pujaText } from "../../lines/puja/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

/** The head of a puja's VIP page, which is another page for search engines and where it is shared. */
export function vipPujaMeta(args: MetaArgs<LoadedPuja>): PageMeta {
  const { vip } = pujaText.in(args.language);
  const { puja } = args.data;
  // Where the puja's own title begins with it, the text tells the two pages apart.
  const isNamed = puja.title.startsWith(vip);
  const title = isNamed ? puja.title : `${vip} ${puja.title}`;
  const meta = pujaMeta({ ...args, data: { ...args.data, puja: { ...puja, title } } });
  return isNamed && meta.description ? { ...meta, description: `${vip}: ${meta.description}` } : meta;
}
