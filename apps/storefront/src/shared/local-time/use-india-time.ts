import { formatDate } from "../i18n/dates.ts";
import { useText } from "../i18n/define-text.ts";
import { useHydrated } from "../services/use-hydrated.ts";
import { useVisitor } from "../services/visitor.tsx";
import { shellText } from "../shell-text/text.ts";
import { offsetHere } from "./offset-here.ts";

/**
 * The text after a time in India: that it is India's time and, once the browser's time zone is known, the visitor's
 * local time.
 */
export function useIndiaTime(): (instant: string) => string {
  const { language } = useVisitor();
  const { indiaTime: t } = useText(shellText);
  const isHere = useHydrated();
  return (instant) => {
    const india = formatDate(instant, "closing", language);
    const here = isHere ? formatDate(instant, "closing", language, offsetHere(instant)) : india;
    return here === india ? t.alone : t.and(here);
  };
}

/** The same where it is worth telling: to visitors abroad, and to those whose clock shows another hour. */
export function useIndiaTimeAbroad(): (instant: string) => string | undefined {
  const { country } = useVisitor();
  const { indiaTime: t } = useText(shellText);
  const indiaTime = useIndiaTime();
  return (instant) => {
    const words = indiaTime(instant);
    return country === "in" && words === t.alone ? undefined : words;
  };
}
