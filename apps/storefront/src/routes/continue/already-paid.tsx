import type { Pooja } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { useText } from "../../i18n/define-text.ts";
import { orderAddress } from "../../orders/order-address.ts";
import { useRefusalWords } from "../../refusals/use-refusal-words.ts";
import { continueText } from "./text.ts";

/** The booking was paid meanwhile: its order, in place of another way to pay. */
export function AlreadyPaid({ pooja, orderId }: { pooja: Pooja; orderId: string }) {
  const { pay: t } = useText(continueText);
  const wordsFor = useRefusalWords();
  return (
    <StatusScreen
      status="success"
      heading={wordsFor({ code: "already_paid" })}
      headingAs="h2"
      actions={<ButtonLink href={orderAddress({ id: orderId, name: pooja.slug })}>{t.order}</ButtonLink>}
    />
  );
}
