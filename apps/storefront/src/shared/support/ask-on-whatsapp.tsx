import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../i18n/define-text.ts";
import { shellText } from "../shell-text/text.ts";
import { whatsappAddress } from "./whatsapp-address.ts";

/** The way to a human where something went wrong; `requestId` lets us find what it was. */
export function AskOnWhatsapp({ requestId }: { requestId?: string | undefined }) {
  const { shop, support } = useText(shellText);
  return (
    <ButtonLink variant="line" href={whatsappAddress(shop.customerCare.phone, support.message(requestId))}>
      {support.ask}
    </ButtonLink>
  );
}
