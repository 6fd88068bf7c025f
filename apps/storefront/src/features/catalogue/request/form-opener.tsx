import { Button, type ButtonAppearance } from "@aradhana/ui/button";
import { type ComponentType, useState } from "react";
import { reportBug } from "../../../shared/lazy/chunk-failure.ts";
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
  const [state, setState] = useState<{ Form?: ComponentType<Props>; isLoading?: true; isLost?: true }>({});
  async function press() {
    setState({ isLoading: true });
    try {
      setState({ Form: await load() });
    } catch (error) {
      reportBug(error);
      setState({ isLost: true });
    }
  }
  const { Form, isLoading = false, isLost } = state;
  const notice = <p role="alert">{lost}</p>;
  if (Form)
    return (
      <SilentBoundary instead={() => notice}>
        <Form {...form} />
      </SilentBoundary>
    );
  return (
    <>
      {isLost && notice}
      <Button
        variant="line"
        fullWidth={fullWidth}
        loading={isLoading}
        className={styles.opener}
        onClick={() => void press()}
      >
        {label}
      </Button>
    </>
  );
}
