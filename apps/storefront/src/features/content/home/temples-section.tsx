import { pathTo } from "@aradhana/core/paths";
import { Card, CardAuthorisation, CardBadges, CardFooter, CardLine } from "@aradhana/ui/card";
import { Rail } from "@aradhana/ui/rail";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { SectionProps } from "./section-props.ts";
import { homeText } from "./text.ts";

/** The temples, with their level of authorisation. */
export function TemplesSection({ section: { title, items, see_all } }: SectionProps<"temples">) {
  const t = useText(homeText);
  const messages = useText(ritualText);
  return (
    <Rail
      heading={title}
      seeAll={see_all ? { href: see_all.href, label: messages.seeAll(see_all.total) } : undefined}
      arrows={{ back: messages.back, on: messages.on }}
    >
      {items.map(({ slug, name, city, state, image, total, authorisation }) => (
        <Card
          key={slug}
          href={pathTo("/online-puja", { temple: slug })}
          title={name}
          image={{ name: image.name, alt: "" }}
          foot={<CardFooter price={t.pujas(total)} />}
        >
          <CardLine>{[...new Set([city, state])].join(", ")}</CardLine>
          <CardBadges>
            {authorisation ? (
              <CardAuthorisation level={authorisation} label={messages.authorisation[authorisation]} />
            ) : (
              <CardLine>{t.wordDiffers}</CardLine>
            )}
          </CardBadges>
        </Card>
      ))}
    </Rail>
  );
}
