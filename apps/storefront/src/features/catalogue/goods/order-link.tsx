import { whatsappAddress } from "@aradhana/core/shop";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../../../shared/i18n/define-text.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { goodsText } from "./text.ts";

interface OrderLinkProps {
  title: string;
  fullWidth?: boolean;
}

/** Orders a good from the desk, by a message. */
export function OrderLink({ title, fullWidth = false }: OrderLinkProps) {
  const t = useText(goodsText);
  const { customerCare } = useText(shellText).shop;
  return (
    <ButtonLink href={whatsappAddress(customerCare.phone, t.orderMessage(title))} fullWidth={fullWidth}>
      {t.order}
    </ButtonLink>
  );
}
