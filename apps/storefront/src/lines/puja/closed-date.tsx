import type { Pooja } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { formatDate } from "../../shared/i18n/dates.ts";
import { useVisitor } from "../../shared/services/visitor.tsx";

interface Props {
  puja: Pooja;
  messages: { heading: string; text: string; next: (when: string) => string; all: string };
  /** The level of the heading on its page. @default that of `UnavailableState` */
  headingAs?: "h1" | "h2";
}

/** Explains that this date can no longer be booked, and links to the next one. */
export function ClosedDate({ puja, messages, headingAs }: Props) {
  const { language } = useVisitor();
  const [next] = puja.dates;
  return (
    <UnavailableState
      heading={messages.heading}
      {...(headingAs && { headingAs })}
      actions={
        <>
          {next && (
            <ButtonLink href={pathTo("/pooja/:id", { id: next.id })}>
              {messages.next(formatDate(next.start_at, "day", language))}
            </ButtonLink>
          )}
          <ButtonLink href={pathTo("/online-puja")} variant={next ? "line" : "primary"}>
            {messages.all}
          </ButtonLink>
        </>
      }
    >
      <p>{messages.text}</p>
    </UnavailableState>
  );
}
