import type { Pooja } from "@aradhana/core/contract";
import { orderPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";

interface Props {
  pooja: Pooja;
  orderId: string;
  words: { order: string };
}

/** The booking was paid meanwhile: its order, in place of another way to pay. */
export function AlreadyPaid({ pooja, orderId, words }: Props) {
  const wordsFor = useErrorMessage();
  return (
    <StatusScreen
      status="success"
      heading={wordsFor({ code: "already_paid" })}
      headingAs="h2"
      actions={<ButtonLink href={orderPath({ id: orderId, name: pooja.slug })}>{words.order}</ButtonLink>}
    />
  );
}
