import { Badge } from "@aradhana/ui/badge";
import type { ComponentProps } from "react";
import type { DatedRitual } from "../../../lines/dated-ritual.ts";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { DetailPage } from "./detail-page.tsx";

type RitualPageProps = Omit<ComponentProps<typeof DetailPage>, "title" | "subtitle" | "pictures"> & {
  ritual: DatedRitual;
};

/** Everything about one dated ritual: its title, pictures and who authorised it come from the ritual itself. */
export function RitualPage({ ritual, badges, ...parts }: RitualPageProps) {
  const { authorisation } = useText(ritualText);
  return (
    <DetailPage
      {...parts}
      title={ritual.title}
      subtitle={ritual.subtitle}
      pictures={ritual.gallery.length > 0 ? ritual.gallery.slice(0, 3) : [ritual.image]}
      badges={
        <>
          <Badge kind={ritual.authorisation}>{authorisation[ritual.authorisation]}</Badge>
          {badges}
        </>
      }
    />
  );
}
