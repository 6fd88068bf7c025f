import type { CountryCode } from "@aradhana/core/country";
import { Sheet } from "@aradhana/ui/sheet";
import { useRef } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { CountryList } from "../../locale/countries/country-list.tsx";
import { countriesText } from "../../locale/countries/text.ts";
import { phoneText } from "./text.ts";

export const texts = [countriesText];

export interface DialCodeSheetProps {
  chosen: CountryCode | undefined;
  onChoose(country: CountryCode): void;
  onClose(): void;
}

/** Where one chooses the country that a number belongs to. */
export function DialCodeSheet({ chosen, onChoose, onClose }: DialCodeSheetProps) {
  const t = useText(phoneText);
  const search = useRef<HTMLInputElement>(null);
  return (
    <Sheet open title={t.chooseDialCode} closeLabel={t.close} initialFocus={search} onOpenChange={onClose}>
      <CountryList chosen={chosen} onChoose={onChoose} search={search} />
    </Sheet>
  );
}
