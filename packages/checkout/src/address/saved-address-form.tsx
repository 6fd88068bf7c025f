import type { ApiClient } from "@aradhana/core/api";
import {
  type AddressDraft,
  type ContactErrors,
  checkContact,
  draftOf,
  emptyAddress,
  usedAddress,
} from "@aradhana/core/checkout";
import type { Phone, SavedAddress, SavedAddressRequest } from "@aradhana/core/contract";
import { type CountryCode, dialCodeOf } from "@aradhana/core/country";
import { Button } from "@aradhana/ui/button";
import { Checkbox } from "@aradhana/ui/checkbox";
import { ChoiceChips } from "@aradhana/ui/choice-chips";
import { useShowProgress } from "@aradhana/ui/progress";
import { TextField } from "@aradhana/ui/text-field";
import { type ComponentType, type FormEvent, useRef, useState } from "react";
import { useFocusFirstError } from "../field-errors/index.ts";
import type { SavedAddressMessages } from "../messages-en/saved-messages.ts";
import type { PhoneInputProps } from "../phone/index.ts";
import { AddressForm, type AddressFormProps } from "./address-form.tsx";

export interface SavedAddressFormProps extends Pick<AddressFormProps, "api" | "countries" | "language"> {
  api: ApiClient | undefined;
  /** What is changed. @default a new one */
  first?: SavedAddress;
  /** Of the visitor: where a new address begins. */
  country: CountryCode;
  /** Of a new address, where they are known. */
  known?: { name?: string | undefined; phone?: Phone | undefined };
  busy: boolean;
  messages: SavedAddressMessages;
  /** The app's own, with its list of countries. */
  PhoneInput: ComponentType<Pick<PhoneInputProps, "value" | "onValueChange" | "reason" | "name" | "hint">>;
  classNames: Record<"form" | "actions", string | undefined>;
  onSave(details: SavedAddressRequest): void;
  onCancel(): void;
}

const types = ["home", "work", "other"] as const satisfies SavedAddress["type"][];

/** Adds or changes a saved address: who, where, which number the courier calls. */
export function SavedAddressForm(props: SavedAddressFormProps) {
  const {
    api,
    countries,
    language,
    first,
    country,
    known = {},
    busy,
    messages: t,
    PhoneInput,
    classNames,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(first?.name ?? known.name ?? "");
  const [phone, setPhone] = useState(
    first?.phone ?? known.phone ?? { dial_code: dialCodeOf(country), number: "" },
  );
  const [address, setAddress] = useState(first ? draftOf(first) : emptyAddress(country));
  const [type, setType] = useState(first?.type ?? "home");
  const [isDefault, setDefault] = useState(first?.is_default ?? false);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [tries, setTries] = useState(0);
  useFocusFirstError(form, tries);
  const showProgress = useShowProgress();

  function change(part: Partial<AddressDraft>) {
    setAddress((now) => ({ ...now, ...part }));
    const isMoved = part.country_code !== undefined && part.country_code !== address.country_code;
    // Another country requires other lines; the next press tells which of them are missing.
    if (isMoved) setErrors(({ name, phone }) => ({ ...(name && { name }), ...(phone && { phone }) }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = await showProgress(checkContact({ name, phone, address }, { needsAddress: true }));
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) setTries((n) => n + 1);
    else props.onSave({ ...usedAddress(address), name, phone, type, is_default: isDefault });
  }

  return (
    <form
      ref={form}
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className={classNames.form}
    >
      <TextField
        label={t.name}
        name="name"
        value={name}
        autoComplete="name"
        required
        maxLength={60}
        error={errors.name && (name.trim() ? t.nameInvalid : t.nameError)}
        onChange={(event) => setName(event.target.value)}
      />
      <PhoneInput
        name="phone"
        hint={t.phoneHint}
        value={phone}
        reason={errors.phone}
        onValueChange={setPhone}
      />
      <AddressForm
        {...{ api, errors, countries, value: address, messages: t, ...(language && { language }) }}
        onValueChange={change}
      />
      <ChoiceChips
        label={t.type}
        value={type}
        choices={types.map((value) => ({ value, label: t.types[value] }))}
        onValueChange={(chosen) => setType(types.find((each) => each === chosen) ?? type)}
      />
      {!first?.is_default && (
        <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
          {t.makeDefault}
        </Checkbox>
      )}
      <p className={classNames.actions}>
        <Button type="submit" loading={busy}>
          {t.save}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          {t.cancel}
        </Button>
      </p>
    </form>
  );
}
