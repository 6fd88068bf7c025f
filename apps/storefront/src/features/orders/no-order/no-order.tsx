import { ButtonLink } from "@aradhana/ui/button-link";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { useText } from "../../../shared/i18n/define-text.ts";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { noOrderText } from "./text.ts";

/** Instead of a screen about an order whose address names none: says so, and where orders are found. */
export function NoOrder() {
  const t = useText(noOrderText);
  return (
    <UnavailableState
      heading={t.heading}
      headingAs="h1"
      actions={
        <>
          <ButtonLink href="?panel=orders">{t.orders}</ButtonLink>
          <AskOnWhatsapp />
        </>
      }
    >
      <p>{t.text}</p>
    </UnavailableState>
  );
}
