import type { CartLine, CartLineProblem } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { withPanel } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { useLocation } from "react-router-dom";
import { cartLine } from "../../../lines/cart-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./cart-lines.module.css";
import { pageOf } from "./page-of.ts";
import { problemId } from "./problem-id.ts";
import { isBlocked } from "./shown-problems.ts";
import { cartLinesText } from "./text.ts";

/** What a buyer can do about a line. */
export interface LineSolutions {
  setQuantity(qty: number): void;
  leaveOutPrasad(): void;
  remove(): void;
}

interface LineProblemProps extends LineSolutions {
  line: CartLine;
  problems: readonly CartLineProblem[];
  country: string | undefined;
}

/** What another choice of the same thing solves. */
const ofChoice = [
  "addon_unavailable",
  "offering_unavailable",
  "setting_unavailable",
  "energisation_unavailable",
] as const;

type Codes = ReadonlySet<CartLineProblem["code"]>;
const isAny = (codes: Codes, ...of: CartLineProblem["code"][]) => of.some((code) => codes.has(code));

/** What is wrong with a line, below it, with what can be done about it. */
export function LineProblem({ line, problems, country, ...solve }: LineProblemProps) {
  const t = useText(cartLinesText);
  const { language, country: ofPrices } = useVisitor();
  const location = useLocation();
  const { title, unit_price } = line;
  const blocks = isBlocked(problems);
  const codes: Codes = new Set(problems.map(({ code }) => code));
  const available = problems.find((problem) => problem.available)?.available;
  const place =
    new Intl.DisplayNames([language], { type: "region" }).of((country ?? ofPrices).toUpperCase()) ?? "";

  const textOf = ({ code, message, was }: CartLineProblem) => {
    if (code === "prasad_not_shipped" || code === "not_delivered") return t.notSent[code](place);
    return was ? t.changed(formatMoney(was), formatMoney(unit_price)) : message;
  };
  const link = isAny(codes, "sold_out", "gone", "cutoff_passed")
    ? t.solutions[cartLine(line).instead]
    : isAny(codes, ...ofChoice) && t.solutions.choose;
  /** What a button says, and what it is for those who hear it alone. */
  const named = (text: string) => ({ children: text, "aria-label": `${text}: ${title}` });
  const action = (
    <>
      {available ? (
        <Button
          {...named(t.solutions.take(available))}
          variant="line"
          size="sm"
          onClick={() => solve.setQuantity(available)}
        />
      ) : null}
      {codes.has("prasad_not_shipped") && (
        <Button
          {...named(t.solutions.withoutPrasad)}
          variant="line"
          size="sm"
          onClick={solve.leaveOutPrasad}
        />
      )}
      {codes.has("not_delivered") && (
        <ButtonLink variant="line" size="sm" href={withPanel(location, "locale")}>
          {t.solutions.prices(place)}
        </ButtonLink>
      )}
      {link && <ButtonLink {...named(link)} variant="line" size="sm" href={pageOf(line)} />}
      <Button variant="line" size="sm" aria-label={t.removeItem(title)} onClick={solve.remove}>
        {t.remove}
      </Button>
    </>
  );
  return (
    <Banner
      id={problemId(line)}
      tabIndex={-1}
      kind={blocks ? "warning" : "info"}
      role={blocks ? "alert" : "status"}
      data-problem={blocks || undefined}
      className={styles.problem}
      action={blocks ? action : undefined}
    >
      <VisuallyHidden>{title}: </VisuallyHidden>
      {[...new Set(problems.map(textOf))].join(" ")}
    </Banner>
  );
}
