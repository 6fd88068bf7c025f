import { Button } from "@aradhana/ui/button";
import { lazy, Suspense, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { detailText } from "../detail/text.ts";
import type { NotifyFormProps } from "./notify-form.tsx";

/** New for each try: React remembers that a lazy component failed to load. */
const newForm = () =>
  lazy(async () => {
    const module = await loadWithTexts(() => import("./notify-form.tsx"));
    return { default: module.NotifyForm };
  });

/** A button that opens the form to be told when booking opens. Most visitors fetch nothing for it. */
export function NotifyMe(item: NotifyFormProps) {
  const t = useText(detailText).notify;
  const [isWanted, setWanted] = useState(false);
  const [Form, setForm] = useState(newForm);
  const open = (isLoading: boolean, press: () => void) => (
    <Button variant="line" fullWidth loading={isLoading} onClick={press}>
      {t.open}
    </Button>
  );
  if (!isWanted) return open(false, () => setWanted(true));
  return (
    <SilentBoundary
      instead={(tryAgain) => (
        <>
          <p role="alert">{t.lost}</p>
          {open(false, () => {
            setForm(newForm);
            tryAgain();
          })}
        </>
      )}
    >
      <Suspense fallback={open(true, () => {})}>
        <Form {...item} />
      </Suspense>
    </SilentBoundary>
  );
}
