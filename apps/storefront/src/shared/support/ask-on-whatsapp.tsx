import { whatsappAddress } from "@aradhana/core/shop";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../i18n/define-text.ts";
import { shellText } from "../shell-text/text.ts";

interface AskOnWhatsappProps {
  /** By which we find the error of a page. */
  requestId?: string | undefined;
  /** The number of the order that the question is about. */
  order?: string;
}

/** A link to support: after an error, or about an order. */
export function AskOnWhatsapp({ requestId, order }: AskOnWhatsappProps) {
  const { shop, support } = useText(shellText);
  const message = order ? support.aboutOrder(order) : support.message(requestId);
  return (
    <ButtonLink variant="line" href={whatsappAddress(shop.customerCare.phone, message)}>
      {support.ask}
    </ButtonLink>
  );
}
