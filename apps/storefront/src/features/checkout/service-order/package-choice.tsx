import { formatMoney } from "@aradhana/core/money";
import type { ServicePackage } from "@aradhana/core/services";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./service-order.module.css";
import { serviceOrderText } from "./text.ts";

interface PackageChoiceProps {
  packages: readonly ServicePackage[];
  value: string;
  onChange(id: string): void;
}

/** What can be bought of a service, each with what it includes and its price. */
export function PackageChoice({ packages, value, onChange }: PackageChoiceProps) {
  const t = useText(serviceOrderText);
  return (
    <RadioCards label={t.packages} name="package" value={value} onValueChange={onChange}>
      {packages.map(({ id, title, summary, features, price, due_minutes }) => (
        <RadioCard
          key={id}
          value={id}
          title={title}
          aside={formatMoney(price)}
          description={
            <>
              <span className={styles.line}>{summary}</span>
              {features.map((feature) => (
                <span key={feature} className={styles.feature}>
                  {feature}
                </span>
              ))}
              <span className={styles.line}>{t.due(due_minutes)}</span>
            </>
          }
        />
      ))}
    </RadioCards>
  );
}
