import { payLaterPath } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Link } from "@aradhana/ui/link";
import { useNavigate } from "react-router-dom";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useZone } from "../../../shared/local-time/use-moment.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useHoldPlace } from "../pay-later/use-reserve.ts";
import type { StepProps } from "./step-props.ts";
import type { text } from "./text.en.ts";

interface Props extends StepProps {
  /** Given, not read here: with the words the whole booking would count as fetched for this part of it. */
  t: (typeof text)["payLater"];
}

/** For a puja that can be paid later: the reservation of this booking, or the button that makes one. */
export function PayLaterChoice({ puja, serverTime, draft, quote, payLater, t }: Props) {
  const { language } = useVisitor();
  const zone = useZone(Date.parse(serverTime));
  const messageFor = useErrorMessage();
  const navigate = useNavigate();
  const { status, shown } = quote.state;
  const { holding, hold } = useHoldPlace({
    payLater,
    onStale: quote.refetch,
    onReserved: (reservation) => void navigate(payLaterPath(reservation)),
  });

  if (!shown || shown.problems.length > 0) return null;
  if (shown.held_until) {
    const { grand: price } = shown.totals;
    const address = payLaterPath({ price, package_id: draft.packageId, pooja_id: puja.id });
    return (
      <Banner
        kind="success"
        action={
          <Link variant="text" href={address}>
            {t.see}
          </Link>
        }
      >
        {t.reserved(
          [formatDate(shown.held_until, "time", language), zone(shown.held_until)].filter(Boolean).join(" "),
        )}
      </Banner>
    );
  }
  return (
    <>
      <Button
        variant="line"
        loading={holding.status === "working"}
        disabled={status !== "ready"}
        onClick={() => void hold(shown.quote_id)}
      >
        {t.hold}
      </Button>
      {holding.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(holding)}
        </Banner>
      )}
    </>
  );
}
