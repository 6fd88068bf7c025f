import { formatDate } from "@aradhana/core/date";
import { ChoiceChips } from "@aradhana/ui/choice-chips";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { offsetHere } from "../../../shared/local-time/offset-here.ts";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "../consultation.module.css";
import { chooseTimeText } from "./text.ts";
import { zoneName } from "./zone-name.ts";

const INDIA = 330; // minutes ahead of UTC

type Slot = { id: string; start_at: string };

interface SlotPickerProps {
  slots: readonly Slot[];
  value: string | undefined;
  error?: string | undefined;
  onChange(slotId: string): void;
}

/** A day of India, then a time of it: by India's clock, and by the visitor's where that is another. */
export function SlotPicker({ slots, value, error, onChange }: SlotPickerProps) {
  const t = useText(chooseTimeText);
  const { language } = useVisitor();
  const isHere = useHydrated();
  const dayOf = (slot: Slot) => formatDate(slot.start_at, "short-day", language);
  const days = [...new Set(slots.map(dayOf))];
  const chosen = slots.find(({ id }) => id === value);
  const [picked, setPicked] = useState<string>();
  const day = picked ?? (chosen ? dayOf(chosen) : days[0]);
  const times = slots.filter((slot) => dayOf(slot) === day);
  const isAbroad = isHere && times.some(({ start_at }) => offsetHere(start_at) !== INDIA);
  const zone = isAbroad ? zoneName(language) : "";

  return (
    <>
      <ChoiceChips
        label={t.day}
        choices={days.map((each) => ({ value: each, label: each }))}
        value={day}
        onValueChange={setPicked}
      />
      <ChoiceChips
        label={t.time}
        error={error}
        hint={isAbroad ? t.timeHint(zone) : t.timeHintIndia}
        choices={times.map(({ id, start_at }) => ({
          value: id,
          label: (
            <span className={styles.time}>
              {formatDate(start_at, "time", language)}
              {isAbroad && (
                <span className={styles.soft}>
                  {formatDate(start_at, "closing", language, offsetHere(start_at))}
                </span>
              )}
            </span>
          ),
        }))}
        value={value}
        onValueChange={onChange}
      />
    </>
  );
}
