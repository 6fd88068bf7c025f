import { useEffect } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { documentTitle } from "../../shared/page-meta/page-meta.ts";
import { useVisitor } from "../../shared/services/visitor.tsx";
import type { ScreenHandle } from "./screen.ts";

/** Updates the title of the tab; the server writes the rest of the head, which only crawlers read. */
export function useDocumentTitle(): void {
  const { language } = useVisitor();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);

  useEffect(() => {
    const handle = match?.handle as ScreenHandle | undefined;
    // After a failed loader an error screen shows, which sets the title itself.
    if (!handle || (handle.needsData && match?.loaderData === undefined)) return;
    document.title = documentTitle(handle.meta({ data: match?.loaderData, language, path: pathname }));
  }, [match, language, pathname]);
}
