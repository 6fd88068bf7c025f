import { PhoneInput as Input, type PhoneInputProps } from "@aradhana/checkout/phone";
import { Opening } from "@aradhana/ui/progress";
import { lazy, Suspense } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { countryOfDialCode } from "../../locale/countries/dial-code-leaders.ts";
import { phoneText } from "./text.ts";

const DialCodeSheet = lazy(async () => {
  const module = await loadWithTexts(() => import("./dial-code-sheet.tsx"));
  return { default: module.DialCodeSheet };
});

type Props = Omit<PhoneInputProps, "country" | "countryOf" | "messages" | "renderCountries">;

/** A phone number of any country, whose countries are listed in a sheet. */
export function PhoneInput(props: Props) {
  return (
    <Input
      {...props}
      country={useVisitor().country}
      countryOf={countryOfDialCode}
      messages={useText(phoneText)}
      renderCountries={({ chosen, choose, close }) => (
        <SilentBoundary>
          <Suspense fallback={<Opening />}>
            <DialCodeSheet chosen={chosen} onChoose={choose} onClose={close} />
          </Suspense>
        </SilentBoundary>
      )}
    />
  );
}
