import type { FamilyProfile, SavedAddress } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./saved.module.css";
import { savedText } from "./text.ts";
import { useSavedAddresses, useSavedDevotees } from "./use-saved.ts";

export const texts = [savedText];

interface ChoiceProps<Saved> {
  label: string;
  saved: readonly Saved[];
  nameOf(saved: Saved): string;
  onChoose(saved: Saved): void;
}

function Choice<Saved extends { id: string }>({ label, saved, nameOf, onChoose }: ChoiceProps<Saved>) {
  if (saved.length === 0) return null;
  return (
    <fieldset aria-label={label} className={styles.part}>
      <p className={styles.soft}>{label}</p>
      <p className={styles.actions}>
        {saved.map((each) => (
          <Button key={each.id} variant="line" size="sm" onClick={() => onChoose(each)}>
            {nameOf(each)}
          </Button>
        ))}
      </p>
    </fieldset>
  );
}

/** The saved addresses of a signed-in buyer, each filled in with one tap. Nothing while none is known. */
export function ChooseAddress({ onChoose }: { onChoose(address: SavedAddress): void }) {
  const { use } = useText(savedText);
  const { state } = useSavedAddresses();
  return (
    <Choice
      label={use.addresses}
      saved={state.status === "ready" ? state.value : []}
      nameOf={({ name, line1, city }) => [name, line1, city].join(", ")}
      onChoose={onChoose}
    />
  );
}

/** The saved names of a signed-in buyer, each filled in with one tap. */
export function ChooseDevotee({ onChoose }: { onChoose(devotee: FamilyProfile): void }) {
  const { use } = useText(savedText);
  const { state } = useSavedDevotees();
  return (
    <Choice
      label={use.names}
      saved={state.status === "ready" ? state.value : []}
      nameOf={({ name }) => name}
      onChoose={onChoose}
    />
  );
}
