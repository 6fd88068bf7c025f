import type { Language } from "@aradhana/core/contract";
import { canonicalPath, withPanel } from "@aradhana/core/paths";
import { LanguagePicker } from "@aradhana/ui/language-picker";
import { Sheet } from "@aradhana/ui/sheet";
import { useLocation } from "react-router-dom";
import { type PreferenceCookie, preferenceCookie } from "../../../shared/cookies/cookies.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { languages } from "../../../shared/i18n/languages.ts";
import type { PanelProps } from "../../../shared/panel-address/panel-props.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { CountryList } from "../countries/country-list.tsx";
import { countriesText } from "../countries/text.ts";
import styles from "./locale.module.css";
import { localeText } from "./text.ts";

export const texts = [localeText, countriesText];

const offered = Object.entries(languages).map(([code, { name }]) => ({ code: code as Language, name }));

/** Country, which decides prices and dial code, and language. Both reload the page. */
export function Panel({ onClose }: PanelProps) {
  const t = useText(localeText);
  const { country, language } = useVisitor();
  const location = useLocation();

  function choose(name: PreferenceCookie, value: string, shown: Language = language) {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox has no cookieStore before 2026, cheap phones later.
    document.cookie = preferenceCookie(name, value);
    window.location.replace(canonicalPath(withPanel(location), shown));
  }

  return (
    <Sheet open title={t.title} closeLabel={t.close} onOpenChange={(open) => !open && onClose()}>
      <h3 className={styles.heading}>{t.language}</h3>
      <LanguagePicker
        label={t.language}
        languages={offered}
        value={language}
        onValueChange={(code) => choose("lang", code, code)}
      />
      <h3 className={styles.heading}>{t.country}</h3>
      <p className={styles.hint}>{t.countryHint}</p>
      <CountryList chosen={country} onChoose={(code) => choose("country", code)} />
    </Sheet>
  );
}
