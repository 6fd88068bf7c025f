import { Button } from "@aradhana/ui/button";
import { Dialog } from "@aradhana/ui/dialog";
import { chadhaavaPageText } from "../../../lines/chadhaava/page-text.ts";
import type { Quantity } from "../../../lines/chadhaava/quantities.ts";
import { useText } from "../../../shared/i18n/define-text.ts";

interface ConfirmQuantityProps {
  quantities: readonly Quantity[];
  onConfirm(): void;
  onChange(): void;
}

/** Asks before the payment whether large quantities are meant. */
export function ConfirmQuantity({ quantities, onConfirm, onChange }: ConfirmQuantityProps) {
  const { large: t } = useText(chadhaavaPageText);
  return (
    <Dialog
      open
      title={t.heading}
      closeLabel={t.change}
      onOpenChange={(open) => !open && onChange()}
      footer={
        <>
          <Button onClick={onConfirm}>{t.confirm}</Button>
          <Button variant="line" onClick={onChange}>
            {t.change}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
      <ul>
        {quantities.map(({ name, quantity }) => (
          <li key={name}>
            <b>{quantity}</b> × {name}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
