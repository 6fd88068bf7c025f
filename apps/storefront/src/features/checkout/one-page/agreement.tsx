import { Consent } from "@aradhana/checkout/consent";
import { linkIn, pathTo } from "@aradhana/core/paths";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { onePageText } from "./text.ts";
import type { OnePageState } from "./use-one-page.ts";

/** The tick without which nothing is paid. */
export function Agreement({ page }: { page: Pick<OnePageState, "agreed" | "setAgreed" | "errors"> }) {
  const { pay } = useText(onePageText);
  const { language } = useVisitor();
  const { agreed, setAgreed, errors } = page;
  return (
    <Consent
      agreed={agreed}
      onAgree={setAgreed}
      isMissing={errors.consent === true && !agreed}
      messages={pay}
      terms={linkIn(language, pathTo("/term-and-condition"))}
      privacy={linkIn(language, pathTo("/privacy-policy"))}
    />
  );
}
