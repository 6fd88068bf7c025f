import { dateOf } from "@aradhana/core/birth";
import { formatDate } from "@aradhana/core/date";
import type { NameDraft } from "@aradhana/core/name-correction";
import type { ServicePackages } from "@aradhana/core/services";
import { Checkbox } from "@aradhana/ui/checkbox";
import { ChoiceChips } from "@aradhana/ui/choice-chips";
import { Select } from "@aradhana/ui/select";
import type { ReactNode, RefObject } from "react";
import { useText } from "../../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../../shared/services/visitor.tsx";
import { ServiceOrderForm } from "../../../checkout/service-order/service-order-form.tsx";
import { serviceOrderText } from "../../../checkout/service-order/text.ts";
import type { ServiceOrderState } from "../../../checkout/service-order/use-service-order.ts";
import { nameOrderText } from "./text.ts";

export const texts = [nameOrderText, serviceOrderText];

export interface NameOrderProps {
  sold: ServicePackages;
  order: ServiceOrderState;
  correction: NameDraft;
  /** What holds the fields of the name, above the order. */
  fields: RefObject<HTMLElement | null>;
  onChange(part: Partial<NameDraft>): void;
  /** Why the report is not sold with these choices, in place of the payment. */
  notSold?: ReactNode;
}

const people = ["self", "child", "other"] as const;
const systems = ["both", "chaldean", "pythagorean"] as const;
const changes = ["1", "2"] as const;

/** For whom a name is corrected and what has to stay; the name itself is filled in above. */
export function NameOrder({ sold, order, correction, fields, onChange, notSold }: NameOrderProps) {
  const t = useText(nameOrderText);
  const { language } = useVisitor();
  const { name, birthName, forWhom, system, keepsFirstLetter, mostChanges, isLegalNameFixed } = correction;
  const dob = dateOf(correction);
  const rows =
    name.trim() && dob
      ? [
          { label: t.name, value: name.trim() },
          ...(birthName.trim() ? [{ label: t.birthName, value: birthName.trim() }] : []),
          // A day has no zone: this is its noon in India.
          { label: t.dob, value: formatDate(`${dob}T06:30:00Z`, "day-year", language) },
          { label: t.system, value: t.systems[system] },
          { label: t.changes, value: t.mostChanges[mostChanges] },
        ]
      : [];
  return (
    <ServiceOrderForm {...{ sold, order, rows, fields, notSold }}>
      <ChoiceChips
        label={t.forWhom}
        choices={people.map((value) => ({ value, label: t.people[value] }))}
        value={forWhom}
        onValueChange={(chosen) => onChange({ forWhom: people.find((each) => each === chosen) ?? forWhom })}
      />
      <Select
        label={t.system}
        name="system"
        value={system}
        onChange={({ target }) =>
          onChange({ system: systems.find((each) => each === target.value) ?? system })
        }
      >
        {systems.map((value) => (
          <option key={value} value={value}>
            {t.systems[value]}
          </option>
        ))}
      </Select>
      <ChoiceChips
        label={t.changes}
        choices={changes.map((value) => ({ value, label: t.mostChanges[value] }))}
        value={String(mostChanges)}
        onValueChange={(chosen) => onChange({ mostChanges: chosen === "2" ? 2 : 1 })}
      />
      <Checkbox
        checked={keepsFirstLetter}
        onChange={({ target }) => onChange({ keepsFirstLetter: target.checked })}
      >
        {t.keepsFirstLetter}
      </Checkbox>
      <Checkbox
        checked={isLegalNameFixed}
        hint={t.legalHint}
        onChange={({ target }) => onChange({ isLegalNameFixed: target.checked })}
      >
        {t.legal}
      </Checkbox>
    </ServiceOrderForm>
  );
}
