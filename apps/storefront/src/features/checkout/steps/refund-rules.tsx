import { policyMoments, refundLimits } from "@aradhana/core/catalogue";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useServerClock } from "../../../shared/server-time/use-server-clock.ts";
import styles from "./checkout.module.css";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

/** The refund rules. A share whose time has passed is left out. */
export function RefundRules({ puja, serverTime }: Pick<StepProps, "puja" | "serverTime">) {
  const { pay: t } = useText(continueText);
  const { policy, muhurat } = puja;
  const now = useServerClock(serverTime, policyMoments(policy, muhurat.start_at));
  const moment = useMoment();
  const open = refundLimits(policy.refunds, muhurat.start_at, now).filter(({ hasPassed }) => !hasPassed);
  if (open.length === 0) return <p className={styles.soft}>{t.noRefund}</p>;
  return (
    <ul className={styles.rules}>
      {open.map(({ hours, pct, until }) => (
        <li key={hours}>{t.policy(pct, moment(until))}</li>
      ))}
    </ul>
  );
}
