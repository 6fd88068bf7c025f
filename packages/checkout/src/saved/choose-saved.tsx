import { Button } from "@aradhana/ui/button";

interface ChooseSavedProps<Saved> {
  label: string;
  saved: readonly Saved[];
  nameOf(saved: Saved): string;
  onChoose(saved: Saved): void;
  /** Of the app's layout. */
  classNames: Record<"group" | "label" | "row", string | undefined>;
}

/** What a buyer saved, each filled in with one tap. Nothing where nothing is saved. */
export function ChooseSaved<Saved extends { id: string }>(props: ChooseSavedProps<Saved>) {
  const { label, saved, nameOf, onChoose, classNames } = props;
  if (saved.length === 0) return null;
  return (
    <fieldset aria-label={label} className={classNames.group}>
      <p className={classNames.label}>{label}</p>
      <p className={classNames.row}>
        {saved.map((each) => (
          <Button key={each.id} variant="line" size="sm" onClick={() => onChoose(each)}>
            {nameOf(each)}
          </Button>
        ))}
      </p>
    </fieldset>
  );
}
