import { AddressForm } from "@aradhana/checkout/address";
import { type ContactErrors, checkContact, emptyAddress } from "@aradhana/core/checkout";
import type { SavedAddressRequest } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { TextField } from "@aradhana/ui/text-field";
import { type FormEvent, useState } from "react";
import { useCountries } from "../../../shared/forms/use-countries.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./saved.module.css";
import type { SavedFormProps } from "./saved-list.tsx";
import { savedText } from "./text.ts";

const nobody = { dial_code: "91", number: "" };

/** Adds or changes an address. */
export function SavedAddressForm({ first, busy, onSave, onCancel }: SavedFormProps<SavedAddressRequest>) {
  const t = useText(savedText);
  const { country } = useVisitor();
  const api = useBrowser()?.api;
  const countries = useCountries();
  const [name, setName] = useState(first?.name ?? "");
  const [address, setAddress] = useState({ ...emptyAddress(country), ...first });
  const [errors, setErrors] = useState<ContactErrors>({});

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = await checkContact(
      { name, phone: nobody, address },
      { needsAddress: true, phoneIsKnown: true },
    );
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) onSave({ ...address, name });
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className={styles.part}>
      <TextField
        label={t.addresses.name}
        value={name}
        autoComplete="name"
        maxLength={60}
        error={errors.name && t.wrongName}
        onChange={(event) => setName(event.target.value)}
      />
      <AddressForm
        {...{ api, errors, countries, value: address, messages: t.addresses.form }}
        onValueChange={(part) => setAddress((now) => ({ ...now, ...part }))}
      />
      <p className={styles.actions}>
        <Button type="submit" loading={busy}>
          {t.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </p>
    </form>
  );
}
