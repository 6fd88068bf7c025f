import { type ApiClient, isApiError } from "@aradhana/core/api";
import type { AddressDraft, ContactErrors } from "@aradhana/core/checkout";
import { addressLengths, type Language } from "@aradhana/core/contract";
import { isArmyPin, isPincode } from "@aradhana/core/country";
import { isChunkFailure, loadWithRetry } from "@aradhana/core/lazy";
import { AddressFields, type AddressFieldsProps } from "@aradhana/ui/address-fields";
import { Opening } from "@aradhana/ui/progress";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { AddressMessages } from "../messages-en/booking-messages.ts";

export interface AddressFormProps extends Pick<AddressFieldsProps, "countries"> {
  /** Looks up PIN codes; undefined until the browser's services are there. */
  api: ApiClient | undefined;
  value: AddressDraft;
  errors: ContactErrors;
  messages: AddressMessages;
  /** Of the names of states. @default "en" */
  language?: Language;
  /** Called with what has changed. */
  onValueChange(part: Partial<AddressDraft>): void;
}

/** Where prasad goes. In India the PIN code fills in state and district, and town or area where it is certain which. */
export function AddressForm(props: AddressFormProps) {
  const { api, value, errors, messages: t, language = "en", countries, onValueChange } = props;
  const [localities, setLocalities] = useState<readonly string[]>([]);
  const [states, setStates] = useState<readonly string[]>([]);
  const [lookingUp, setLookingUp] = useState<string>();

  // The address can change while its PIN code is looked up.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });

  /** The last PIN code that was found, and what it filled in. */
  const byPin = useRef<Partial<AddressDraft>>({});

  /** Empties the lines that a PIN code filled in and nobody has changed since. */
  function emptied(filled: Partial<AddressDraft>): Partial<AddressDraft> {
    const left = Object.entries(filled).filter(
      ([line, text]) => text !== "" && latest.current[line as keyof AddressDraft] === text,
    );
    return Object.fromEntries(left.map(([line]) => [line, ""]));
  }

  /** What a PIN code filled in is of no other country. */
  function change(part: Partial<AddressDraft>) {
    const isMoved = part.country_code !== undefined && part.country_code !== value.country_code;
    onValueChange({ ...part, ...(isMoved && emptied(byPin.current)) });
  }

  /** The PIN code that was typed before the browser's services were there. */
  const waiting = useRef<string>(undefined);

  async function fillIn(pin: string) {
    if (!api) {
      waiting.current = pin;
      return;
    }
    const { postcode: earlier, ...filledBefore } = byPin.current;
    if (earlier !== pin) {
      // They are of another PIN code, also if nothing is known of this one.
      const left = emptied(filledBefore);
      if (Object.keys(left).length > 0) onValueChange(left);
      setLocalities([]);
      byPin.current = {};
    }
    setLookingUp(pin);
    setStates([]);
    try {
      const { getPincode } = await loadWithRetry(() => import("./get-pincode.ts"));
      const { results } = await getPincode(api, pin, language);
      const { state, district, localities: found, town, area, states: choice } = results;
      const { country_code, postcode, city, line2, state: typed } = latest.current;
      if (country_code !== "in" || postcode.trim() !== pin) return;
      setLocalities(found);
      setStates(choice);
      const isOther = choice.length > 0 && typed !== "" && !choice.includes(typed);
      const filled = {
        ...((state || isOther) && { state: state ?? "" }),
        ...(district && { district }),
        ...(town && !city && { city: town }),
        ...(area && !line2 && { line2: area }),
      };
      byPin.current = { postcode, ...filled };
      onValueChange(filled);
    } catch (error) {
      // Filling in is a convenience: without a response the buyer types the state.
      if (!isApiError(error) && !isChunkFailure(error)) throw error;
    } finally {
      setLookingUp((now) => (now === pin ? undefined : now));
    }
  }

  // An army PIN that was filled in before, as from a saved address, has its state chosen like one that is typed.
  const { country_code, postcode } = value;
  const armyPin = country_code === "in" && isPincode(postcode) && isArmyPin(postcode) ? postcode : "";
  const fillInLatest = useRef(fillIn);
  useLayoutEffect(() => {
    fillInLatest.current = fillIn;
  });
  useEffect(() => {
    if (api && armyPin) void fillInLatest.current(armyPin);
  }, [api, armyPin]);
  useEffect(() => {
    const pin = waiting.current;
    if (!api || !pin) return;
    waiting.current = undefined;
    void fillInLatest.current(pin);
  }, [api]);

  const errorOf = (line: Exclude<keyof AddressDraft, "country_code">, missing?: string) => {
    const error = errors[line];
    return error === "required" ? missing : error && t.errors[error];
  };

  return (
    <>
      {lookingUp && <Opening />}
      <AddressFields
        label={t.title}
        value={value}
        onValueChange={change}
        onPin={(pin) => isArmyPin(pin) || void fillIn(pin)}
        localities={localities}
        states={states}
        countries={countries}
        labels={t}
        lengths={addressLengths}
        errors={{
          postcode: errorOf("postcode", value.country_code === "in" ? t.pinError : t.postcodeError),
          line1: errorOf("line1", t.line1Error),
          line2: errorOf("line2"),
          landmark: errorOf("landmark"),
          city: errorOf("city", t.cityError),
          district: errorOf("district"),
          state: errorOf("state", t.stateError),
        }}
      />
    </>
  );
}
