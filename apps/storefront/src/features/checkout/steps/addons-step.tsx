import { DakshinaChips } from "@aradhana/checkout/dakshina";
import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import { PrasadChoice } from "@aradhana/checkout/prasad";
import { offeredAddons, withQuantity } from "@aradhana/core/catalogue";
import { MAX_DAKSHINA, readDakshina } from "@aradhana/core/checkout";
import { currencySymbol } from "@aradhana/core/currency";
import { latinDigits } from "@aradhana/core/digits";
import { formatMoney } from "@aradhana/core/money";
import { Stepper } from "@aradhana/ui/stepper";
import { TextField } from "@aradhana/ui/text-field";
import { useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./checkout.module.css";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

/** Step 2: offerings, none of them chosen beforehand, and a voluntary dakshina. */
export function AddonsStep({ puja, draft, change, proceed, quote, packageName }: StepProps) {
  const t = useText(continueText);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<string>();
  const [tries, setTries] = useState(0);
  useFocusFirstError(form, tries);
  const shown = typed ?? (draft.dakshina > 0 ? String(draft.dakshina / 100) : "");
  const isWrong = readDakshina(shown) === undefined;

  const give = (text: string) => {
    setTyped(text);
    const amount = readDakshina(text);
    if (amount !== undefined) change({ dakshina: amount });
  };
  const booked = puja.packages.find(({ id }) => id === draft.packageId);
  const addons = offeredAddons(puja.addons, booked, draft.wantsPrasad);
  const count = (id: string, qty: number) => {
    change(({ items }) => ({ items: withQuantity(items, id, qty) }));
  };

  return (
    <StepForm
      ref={form}
      heading={t.addons.heading}
      quote={quote}
      packageName={packageName}
      onSubmit={() => (isWrong ? setTries((n) => n + 1) : proceed())}
    >
      {booked && <PrasadChoice booked={booked} draft={draft} messages={t.prasad} onChange={change} />}
      <p className={styles.soft}>{addons.length > 0 ? t.addons.none : t.addons.empty}</p>
      <ul>
        {addons.map(({ id, title, text, unit, price, max_qty, image }) => (
          <li key={id} className={styles.addon}>
            {image && <img src={`/media/${image}-320.webp`} alt="" width={56} height={42} loading="lazy" />}
            <div>
              <h3 className={styles.addonTitle}>{title}</h3>
              <p className={styles.soft}>{text}</p>
            </div>
            <div className={styles.addonFoot}>
              <p>
                <b>{formatMoney(price)}</b> <span className={styles.soft}>· {unit}</span>
              </p>
              <Stepper
                label={title}
                decreaseLabel={t.addons.less(title)}
                increaseLabel={t.addons.more(title)}
                value={draft.items[id] ?? 0}
                max={max_qty}
                onValueChange={(qty) => count(id, qty)}
              />
            </div>
          </li>
        ))}
      </ul>
      <DakshinaChips
        label={t.addons.dakshinaTitle}
        currency={puja.price_from.currency}
        value={draft.dakshina}
        onValueChange={(amount) => {
          setTyped(undefined);
          change({ dakshina: amount });
        }}
        after={
          <TextField
            label={t.addons.dakshina(currencySymbol(puja.price_from.currency).trim())}
            hint={t.addons.dakshinaHint}
            error={
              isWrong && t.addons.dakshinaError(formatMoney({ ...puja.price_from, amount: MAX_DAKSHINA }))
            }
            name="dakshina"
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={shown}
            onChange={(event) => give(latinDigits(event.target.value))}
          />
        }
      />
    </StepForm>
  );
}
