import { useMutation } from "@aradhana/checkout/query";
import { unchangedLine } from "@aradhana/core/cart";
import type { CartChoice } from "@aradhana/core/goods";
import { withPanel } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useOpenBrowser } from "../../../shared/services/browser.tsx";
import styles from "./add-to-cart.module.css";
import { addToCartText } from "./text.ts";

export const texts = [addToCartText, errorTexts];

export interface AddToCartProps {
  /** What is chosen in the form around the button, as it is pressed. */
  choiceOf(form: FormData): CartChoice;
}

/** Puts what is chosen into the cart, then leads to it. */
export function AddToCart({ choiceOf }: AddToCartProps) {
  const t = useText(addToCartText);
  const messageFor = useErrorMessage();
  const openBrowser = useOpenBrowser();
  const location = useLocation();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<{ choice: string; unchanged: string | null }>();
  const isAdded = added !== undefined;
  const chosenIn = (form: HTMLFormElement | null | undefined) => choiceOf(new FormData(form ?? undefined));
  const { state, mutate } = useMutation(async (choice: CartChoice) => {
    const cart = await (await openBrowser()).openCart();
    const settled = await cart.add(choice);
    if (!settled.ok) return settled.failure;
    // Something else was chosen meanwhile, such as another colour or setting.
    if (JSON.stringify(chosenIn(button.current?.form)) !== JSON.stringify(choice)) return undefined;
    setAdded({
      choice: JSON.stringify(choice),
      unchanged: unchangedLine(settled.value, choice)?.detail ?? null,
    });
    return undefined;
  });
  useEffect(() => {
    // Another colour is not in the cart yet.
    const form = button.current?.form;
    const reset = () =>
      setAdded((before) => (before?.choice === JSON.stringify(chosenIn(form)) ? before : undefined));
    form?.addEventListener("change", reset);
    return () => form?.removeEventListener("change", reset);
  });

  function press(form: HTMLFormElement | null) {
    if (isAdded) void navigate(withPanel(location, "cart"));
    else void mutate(chosenIn(form));
  }
  const failure = state.status === "failed" ? state.failure : state.status === "done" && state.result;
  return (
    <div>
      <Button
        ref={button}
        variant="line"
        fullWidth
        loading={state.status === "working"}
        onClick={({ currentTarget }) => press(currentTarget.form)}
      >
        {isAdded ? t.see : t.add}
      </Button>
      <p role="status" className={styles.status}>
        {isAdded && !failure && (added.unchanged ? t.unchanged(added.unchanged) : t.added)}
      </p>
      {failure && (
        <p role="alert" className={styles.failed}>
          {messageFor(failure)}
        </p>
      )}
    </div>
  );
}
