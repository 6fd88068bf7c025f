import { useMemo } from "react";
import { WidgetFailed } from "../../shell/widget-failed.tsx";
import type { WidgetProps } from "../../widget.ts";
import { NoneFound } from "./none-found.tsx";
import { PujaGrid } from "./puja-grid.tsx";
import { PujasSkeleton } from "./pujas-skeleton.tsx";
import { readQuery } from "./read-query.ts";
import { pujasText } from "./text.ts";
import { usePujas } from "./use-pujas.ts";

/** The coming pujas, each a way to its page on the full site. */
export function Component({ api, visitor, search, framed }: WidgetProps) {
  const { language } = visitor;
  const query = useMemo(() => readQuery(search), [search]);
  const { pujas, retry } = usePujas(api, query);

  return (
    <>
      <h1 className={framed ? "visually-hidden" : undefined}>{pujasText[language].title}</h1>
      {pujas.status === "loading" && (
        <PujasSkeleton limit={query.limit} slow={pujas.slow} language={language} />
      )}
      {pujas.status === "failed" && (
        <WidgetFailed
          requestId={pujas.requestId}
          retrying={pujas.retrying}
          onRetry={retry}
          visitor={visitor}
        />
      )}
      {pujas.status === "ready" &&
        (pujas.found.length > 0 ? (
          <PujaGrid pujas={pujas.found} now={pujas.now} titleAs="h2" visitor={visitor} search={search} />
        ) : (
          <NoneFound others={pujas.others} now={pujas.now} visitor={visitor} search={search} />
        ))}
    </>
  );
}
