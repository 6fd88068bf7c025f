import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../i18n/define-text.ts";
import { shellText } from "../shell-text/text.ts";
import { whatsappAddress } from "./whatsapp-address.ts";

/** A link to support after an error; we find the error by its `requestId`. */
export function AskOnWhatsapp({ requestId }: { requestId?: string | undefined }) {
  const { shop, support } = useText(shellText);
  return (
    <ButtonLink variant="line" href={whatsappAddress(shop.customerCare.phone, support.message(requestId))}>
      {support.ask}
    </ButtonLink>
  );
}
