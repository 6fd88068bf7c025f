import type { Pooja } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { GoneState } from "@aradhana/ui/gone-state";
import { formatDate } from "../../i18n/dates.ts";
import { useText } from "../../i18n/define-text.ts";
import { useVisitor } from "../../services/visitor.tsx";
import { payLaterText } from "./text.ts";

/** This date can no longer be booked: says so and offers the next. */
export function Closed({ pooja }: { pooja: Pooja }) {
  const { gone: t } = useText(payLaterText);
  const { language } = useVisitor();
  const [next] = pooja.dates;
  return (
    <GoneState
      heading={t.heading}
      actions={
        <>
          {next && (
            <ButtonLink href={`/pooja/${next.id}`}>
              {t.next(formatDate(next.start_at, "day", language))}
            </ButtonLink>
          )}
          <ButtonLink href="/online-puja" variant={next ? "line" : "primary"}>
            {t.all}
          </ButtonLink>
        </>
      }
    >
      <p>{t.text}</p>
    </GoneState>
  );
}
