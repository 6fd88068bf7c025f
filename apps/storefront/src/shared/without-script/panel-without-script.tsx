import { type PanelName, withPanel } from "@aradhana/core/paths";
import { useLocation } from "react-router-dom";
import { useVisitor } from "../services/visitor.tsx";
import { Advice } from "./advice.tsx";
import { LocaleForms } from "./locale-forms.tsx";
import { messagesIn } from "./messages.ts";
import { SearchWithoutScript } from "./search-without-script.tsx";
import styles from "./without-script.module.css";

/**
 * Replaces a panel until its script runs, or permanently without scripts. The element is there without a panel too: a saved
 * copy of a page is opened with any panel, and hydration needs the same elements.
 */
export function PanelWithoutScript({ name }: { name: PanelName | undefined }) {
  return (
    <noscript className={name && styles.panel}>
      {import.meta.env.SSR && name && <Content name={name} />}
    </noscript>
  );
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
