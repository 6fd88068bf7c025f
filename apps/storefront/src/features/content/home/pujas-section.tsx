import { variedPictures } from "@aradhana/core/catalogue";
import { Rail } from "@aradhana/ui/rail";
import { PujaTile } from "../../../lines/puja/puja-tile.tsx";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { SectionProps } from "./section-props.ts";

/** A row of dated pujas. */
export function PujasSection({ section: { title, items, see_all }, now }: SectionProps<"pujas">) {
  const messages = useText(ritualText);
  const pictures = variedPictures(items);
  return (
    <Rail
      heading={title}
      seeAll={see_all ? { href: see_all.href, label: messages.seeAll(see_all.total) } : undefined}
      arrows={{ back: messages.back, on: messages.on }}
    >
      {items.map((puja, index) => (
        <PujaTile key={puja.id} card={puja} picture={pictures[index]} now={now} />
      ))}
    </Rail>
  );
}
