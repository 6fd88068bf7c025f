import { AradhanaWidget } from "@aradhana/embed/react";
import { Button } from "@aradhana/ui/button";
import { useCallback, useEffect, useState } from "react";
import { partners } from "./choices.ts";
import styles from "./snippet-generator.module.css";
import type { Choice } from "./snippets-of.ts";

interface LiveWidgetProps {
  choice: Choice;
  isThere(): Promise<boolean>;
}

/** The widget as it was picked, from the shop that runs beside this Storybook; or what must run for that. */
export function LiveWidget({ choice, isThere }: LiveWidgetProps) {
  const [shop, setShop] = useState<"waiting" | "there" | "away">("waiting");
  const ask = useCallback(() => {
    setShop("waiting");
    void isThere().then((there) => setShop(there ? "there" : "away"));
  }, [isThere]);
  useEffect(ask, [ask]);

  const { widget, partnerId, mode, lang, label } = choice;
  const site = partners.find(({ value }) => value === partnerId)?.site;
  return (
    <section className={styles.live} aria-label="Live" aria-busy={shop === "waiting"}>
      <h2>Live</h2>
      <div role="status">
        {shop === "away" && (
          <>
            <p>No shop answers beside this Storybook, so there is nothing to see yet.</p>
            <p>
              Run <code>npx --yes pnpm@12 start</code> and, beside it,{" "}
              <code>npx --yes pnpm@12 storybook</code>. A Storybook that was built shows no live widgets.
            </p>
          </>
        )}
        {shop === "there" && (
          <p>
            Here this Storybook stands in for the partner's page. On that itself: <a href={site}>{site}</a>
          </p>
        )}
      </div>
      {shop === "away" && (
        <Button variant="line" onClick={ask}>
          Look again
        </Button>
      )}
      {shop === "there" && (
        <AradhanaWidget
          key={`${widget} ${mode}`}
          origin={location.origin}
          {...{ widget, partnerId, mode, label }}
          {...(lang && { lang })}
        >
          {mode !== "floating" && <a href={choice.shop}>{label}</a>}
        </AradhanaWidget>
      )}
    </section>
  );
}
