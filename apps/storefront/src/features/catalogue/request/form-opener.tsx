import { Button, type ButtonAppearance } from "@aradhana/ui/button";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import styles from "./form-opener.module.css";

interface FormOpenerProps<Props> extends Pick<ButtonAppearance, "fullWidth"> {
  label: string;
  /** Shown when the form did not load. */
  lost: string;
  load(): Promise<ComponentType<Props>>;
  /** What the form is given. */
  form: Props;
}

/** A button that opens a form in its place. Most visitors fetch nothing for it. */
export function FormOpener<Props extends object>({
  label,
  lost,
  load,
  form,
  fullWidth = false,
}: FormOpenerProps<Props>) {
  /** New for each try: React remembers that a lazy component failed to load. */
  const newForm = () => lazy(async () => ({ default: await load() }));
  const [isOpened, setOpened] = useState(false);
  const [Form, setForm] = useState(newForm);
  const open = (isLoading: boolean, press: () => void) => (
    <Button
      variant="line"
      fullWidth={fullWidth}
      loading={isLoading}
      className={styles.opener}
      onClick={press}
    >
      {label}
    </Button>
  );
  if (!isOpened) return open(false, () => setOpened(true));
  return (
    <SilentBoundary
      instead={(tryAgain) => (
        <>
          <p role="alert">{lost}</p>
          {open(false, () => {
            setForm(newForm);
            tryAgain();
          })}
        </>
      )}
    >
      <Suspense fallback={open(true, () => {})}>
        <Form {...form} />
      </Suspense>
    </SilentBoundary>
  );
}
