import type { AstrologerCard as Card } from "@aradhana/core/consultation";
import { formatDate } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { consultPath } from "@aradhana/core/paths";
import { AstrologerCard } from "@aradhana/ui/astrologer-card";
import type { ReactNode } from "react";
import { useText } from "../../shared/i18n/define-text.ts";
import { useMoment } from "../../shared/local-time/use-moment.ts";
import { useVisitor } from "../../shared/services/visitor.tsx";
import type { TileProps } from "../tile-props.ts";
import { astrologerText } from "./text.ts";

const listed = (all: readonly { label: string }[]) => all.map(({ label }) => label).join(", ");

interface AstrologerTileProps extends TileProps<Card> {
  /** What can be done without opening the page. */
  actions?: ReactNode;
}

/** An astrologer from the API as a card, in the visitor's language and currency. */
export function AstrologerTile({ card, picture, now, sizes: _, ...rest }: AstrologerTileProps) {
  const t = useText(astrologerText);
  const { language } = useVisitor();
  const moment = useMoment(now);
  const { status, wait_minutes, next_slot_at, verified, rating, session_prices } = card;
  const [shortest] = session_prices;
  const label = {
    online: t.online,
    busy: t.busy(wait_minutes ?? 0),
    offline: next_slot_at ? t.nextAt(moment(next_slot_at)) : t.noTimes,
  }[status];
  return (
    <AstrologerCard
      {...rest}
      href={consultPath(card.id)}
      title={card.title}
      image={{ name: picture ?? card.image.name, alt: "" }}
      status={{ state: status, label }}
      skills={listed(card.skills)}
      languages={t.facts(listed(card.languages), card.experience_years)}
      verified={verified ? t.verified(formatDate(verified.skill_at, "day-year", language)) : undefined}
      rating={
        rating
          ? {
              ...{ value: rating.avg, shown: String(rating.avg), count: String(rating.count) },
              label: t.rating(rating.avg, rating.count),
            }
          : undefined
      }
      price={shortest ? formatMoney(shortest.price) : ""}
      note={shortest && t.from(shortest.minutes)}
    />
  );
}
