import { Button, type ButtonAppearance } from "@aradhana/ui/button";
import { type ComponentType, useState } from "react";
import { RetriedPart } from "../../../shared/lazy/retried-part.tsx";
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
  const [isOpened, setOpened] = useState(false);
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
    <RetriedPart
      load={load}
      props={form}
      waiting={open(true, () => {})}
      lost={(tryAgain) => (
        <>
          <p role="alert">{lost}</p>
          {open(false, tryAgain)}
        </>
      )}
    />
  );
}
