import { focusOnMount } from "@aradhana/browser/focus";
import type { BirthDraft, BirthPlace } from "@aradhana/core/birth";
import { Button } from "@aradhana/ui/button";
import { FieldGroup, useFieldError } from "@aradhana/ui/field";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { PlaceSearch } from "../../content/place-search/place-search.tsx";
import styles from "./birth-details.module.css";
import { birthText } from "./text.ts";

const NAME = "birth-place";

interface BirthPlaceFieldProps {
  place: BirthDraft["place"];
  error: string | undefined;
  onChange(place: BirthPlace | null): void;
}

/** The town of a birth: searched for, then shown with a button to change it. */
export function BirthPlaceField({ place, error: ownError, onChange }: BirthPlaceFieldProps) {
  const t = useText(birthText);
  const error = useFieldError(ownError, NAME);
  // What replaces the pressed button takes its focus.
  const [isChanging, setChanging] = useState(false);
  const change = (next: BirthPlace | null) => {
    setChanging(true);
    onChange(next);
  };
  if (!place) {
    return (
      <PlaceSearch
        label={t.place}
        hint={t.noPlace}
        error={ownError}
        required
        takesFocus={isChanging}
        onChoose={change}
      />
    );
  }
  return (
    <FieldGroup label={t.place} error={error} required className={styles.place}>
      <p className={styles.town}>{[place.name, place.region].filter(Boolean).join(", ")}</p>
      <Button
        ref={isChanging ? focusOnMount : undefined}
        variant="line"
        size="sm"
        name={NAME}
        aria-invalid={error ? true : undefined}
        onClick={() => change(null)}
      >
        {t.changePlace}
      </Button>
    </FieldGroup>
  );
}
