import type { Pooja } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { Link } from "@aradhana/ui/link";
import { vipText } from "../../../lines/puja/vip-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { RequestCallback } from "../callback/request-callback.tsx";
import { Section } from "../detail/section.tsx";
import { Points } from "../detail/story-sections.tsx";

/** What is different about a VIP puja, what the buyer chooses and when, and a link to the other pujas. */
export function VipPart({ puja }: { puja: Pooja }) {
  const t = useText(vipText);
  const hasCall = puja.packages.some(({ live_call }) => live_call);
  return (
    <Section title={t.heading}>
      <p>{t.text}</p>
      {hasCall && <Points points={t.call} />}
      <RequestCallback poojaId={puja.id} />
      <Link href={pathTo("/online-puja", { temple: puja.temple.slug })} variant="more">
        {t.others(puja.temple.name)}
      </Link>
    </Section>
  );
}
