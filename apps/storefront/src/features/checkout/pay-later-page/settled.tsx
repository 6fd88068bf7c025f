import { paymentPath } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { useText } from "../../../shared/i18n/define-text.ts";
import { payLaterText } from "./text.ts";

type Props = { status: "ordered" | "paid"; orderId: string } | { status: "over"; onAgain(): void };

const looks = { ordered: "pending", paid: "success", over: "expired" } as const;

/** A reservation that was paid, ordered or has expired. */
export function Settled(props: Props) {
  const t = useText(payLaterText);
  const { heading, text } = t[props.status];
  return (
    <StatusScreen
      status={looks[props.status]}
      heading={heading}
      headingAs="h2"
      actions={<NextStep {...props} />}
    >
      <p>{text}</p>
    </StatusScreen>
  );
}

function NextStep(props: Props) {
  const t = useText(payLaterText);
  if (props.status === "over") return <Button onClick={props.onAgain}>{t.over.again}</Button>;
  return (
    <ButtonLink href={paymentPath(props.orderId, "pooja")}>
      {props.status === "paid" ? t.paid.see : t.ordered.proceed}
    </ButtonLink>
  );
}
