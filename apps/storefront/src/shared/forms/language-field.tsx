import { useVisitor } from "../services/visitor.tsx";

/** Keeps the language in the address that a GET form leads to, as links do. */
export function LanguageField() {
  const { language } = useVisitor();
  return language === "en" ? null : <input type="hidden" name="lang" value={language} />;
}
