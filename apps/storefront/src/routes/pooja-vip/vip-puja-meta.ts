import type { LoadedPuja } from "../../features/catalogue/puja/load-puja.ts";
import { pujaMeta } from "../../features/catalogue/puja/puja-meta.ts";
import { pujaText } from "../../lines/puja/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

/** The head of a puja's VIP page, which is another page for search engines and where it is shared. */
export function vipPujaMeta(args: MetaArgs<LoadedPuja>): PageMeta {
  const { puja } = args.data;
  const { vip } = pujaText.in(args.language);
  // Some titles begin with it.
  const title = puja.title.startsWith(vip) ? puja.title : `${vip} ${puja.title}`;
  return pujaMeta({ ...args, data: { ...args.data, puja: { ...puja, title } } });
}
