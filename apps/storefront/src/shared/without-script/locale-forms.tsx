import { listCountries } from "@aradhana/core/country";
import { withPanel } from "@aradhana/core/paths";
import { useLocation } from "react-router-dom";
import { LanguageField } from "../forms/language-field.tsx";
import { languages } from "../i18n/languages.ts";
import { useVisitor } from "../services/visitor.tsx";
import { CHOOSE_LANGUAGE } from "./choose-language.ts";
import { messagesIn } from "./messages.ts";

/** Country and language, chosen by links and a form. The server stores both in cookies. */
export function LocaleForms() {
  const { country, language } = useVisitor();
  const { locale: t } = messagesIn(language);
  const page = useLocation();
  const query = new URLSearchParams(withPanel(page).split("?")[1]);
  query.delete("lang");
  return (
    <>
      <h2>{t.heading}</h2>
      <h3>{t.language}</h3>
      <ul>
        {Object.entries(languages).map(([code, { name }]) => (
          <li key={code}>
            <a
              lang={code}
              href={`${page.pathname}?${new URLSearchParams([...query, [CHOOSE_LANGUAGE, code]])}`}
              aria-current={code === language ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <form action={page.pathname}>
        {[...query].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <LanguageField />
        <label>
          {t.country}{" "}
          <select name="country" defaultValue={country}>
            {listCountries(language).map(({ short_name, name }) => (
              <option key={short_name} value={short_name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{t.choose}</button>
      </form>
    </>
  );
}
