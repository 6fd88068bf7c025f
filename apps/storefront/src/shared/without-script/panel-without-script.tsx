import { type PanelName, withPanel } from "@aradhana/core/paths";
import { useLocation } from "react-router-dom";
import { useVisitor } from "../services/visitor.tsx";
import { Advice } from "./advice.tsx";
import { LocaleForms } from "./locale-forms.tsx";
import { messagesIn } from "./messages.ts";
import { SearchWithoutScript } from "./search-without-script.tsx";
import styles from "./without-script.module.css";

/** Replaces a panel until its script runs, or permanently without scripts. */
export function PanelWithoutScript({ name }: { name: PanelName }) {
  return <noscript className={styles.panel}>{import.meta.env.SSR && <Content name={name} />}</noscript>;
}

function Content({ name }: { name: PanelName }) {
  const t = messagesIn(useVisitor().language);
  const page = useLocation();
  return (
    <>
      {name === "locale" && <LocaleForms />}
      {name === "search" && <SearchWithoutScript />}
      {["account", "orders", "addresses"].includes(name) && <Advice topic="account" />}
      {name === "cart" && <Advice topic="cart" />}
      {name === "support" && <Advice topic="support" />}
      <p>
        <a href={withPanel(page)}>{t.close}</a>
      </p>
    </>
  );
}
