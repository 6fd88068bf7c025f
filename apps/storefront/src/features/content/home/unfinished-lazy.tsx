import { loadWithRetry } from "@aradhana/browser/lazy";
import { draftsKey } from "@aradhana/core/checkout";
import { lazy, Suspense } from "react";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { type BrowserServices, useBrowser } from "../../../shared/services/browser.tsx";
import { storedOrdersKey } from "../../orders/access/saved-orders-key.ts";

const Unfinished = lazy(async () => {
  const module = await loadWithRetry(() => import("./unfinished.tsx"));
  return { default: module.Unfinished };
});

/** Whether anything here can be unfinished: most visitors of home are new, and fetch nothing for it. */
const mayBeUnfinished = ({ storage, drafts }: BrowserServices) =>
  ["user", storedOrdersKey, "book_now_pay_later"].some((key) => storage.get(key) !== null) ||
  drafts.get(draftsKey) !== null;

/** The visitor's unfinished orders and drafts, fetched once the page is usable: only the browser knows them. */
export function UnfinishedThings() {
  const browser = useBrowser();
  return browser && mayBeUnfinished(browser) ? (
    <SilentBoundary>
      <Suspense>
        <Unfinished browser={browser} />
      </Suspense>
    </SilentBoundary>
  ) : null;
}
