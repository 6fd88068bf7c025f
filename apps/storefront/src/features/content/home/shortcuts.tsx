import { dateWindows } from "@aradhana/core/catalogue";
import type { Home, HomeSection } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { ServiceChips } from "@aradhana/ui/service-chips";
import { useText } from "../../../shared/i18n/define-text.ts";
import { homeText } from "./text.ts";

interface ShortcutsProps {
  categories: Home["categories"];
  sections: readonly HomeSection[];
  now: number;
}

/** Links to the services, this week's pujas and the deities. */
export function Shortcuts({ categories, sections, now }: ShortcutsProps) {
  const t = useText(homeText);
  const { from, to } = dateWindows(now).week;
  const hasDeities = sections.some(({ type }) => type === "deities");
  return (
    <ServiceChips
      label={t.categories}
      services={[
        ...categories,
        { key: "week", href: pathTo("/online-puja", { from, to }), label: t.shortcuts.week },
        ...(hasDeities ? [{ key: "deities", href: "#deities", label: t.shortcuts.deities }] : []),
      ]}
    />
  );
}
