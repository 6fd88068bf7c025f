import type { Home, HomeSection } from "@aradhana/core/contract";
import { ServiceChips } from "@aradhana/ui/chips";
import { useText } from "../../i18n/define-text.ts";
import { dateWindows } from "../../pujas/date-windows.ts";
import { homeText } from "./text.ts";

interface ShortcutsProps {
  categories: Home["categories"];
  sections: readonly HomeSection[];
  now: number;
}

/** The parts of this page that are found quicker by name, by the kind of section they draw. */
const parts = ["deities", "purposes", "temples"] as const;

/** The services, this week's pujas, and the ways into the catalogue further down. */
export function Shortcuts({ categories, sections, now }: ShortcutsProps) {
  const t = useText(homeText);
  const { from, to } = dateWindows(now).week;
  const here = parts.filter((part) => sections.some(({ type }) => type === part));
  return (
    <ServiceChips
      label={t.categories}
      services={[
        ...categories,
        { key: "week", href: `/online-puja?from=${from}&to=${to}`, label: t.shortcuts.week },
        ...here.map((part) => ({ key: part, href: `#${part}`, label: t.shortcuts[part] })),
      ]}
    />
  );
}
