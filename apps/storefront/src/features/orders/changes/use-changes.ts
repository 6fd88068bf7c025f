import { useMutation } from "@aradhana/checkout/query";
import { changeOrder, getOrderChanges } from "@aradhana/core/api";
import type { OrderChanges } from "@aradhana/core/contract";
import { useCallback, useState } from "react";
import { useResource } from "../../../shared/resource/use-resource.ts";
import { type BrowserServices, useOpenBrowser } from "../../../shared/services/browser.tsx";
import { accessTo } from "../access/order-access.ts";

export type Change = Parameters<typeof changeOrder>[1];

/** What can be changed about an order, and the call that changes it. */
export function useChanges(orderId: string, onChanged: () => void) {
  const openBrowser = useOpenBrowser();
  const [changed, setChanged] = useState<{ after: OrderChanges; result: OrderChanges }>();
  const { resource, reload } = useResource(
    useCallback(
      async (browser: BrowserServices) =>
        (await getOrderChanges(browser.api, orderId, accessTo(browser, orderId))).results,
      [orderId],
    ),
  );
  const stored = resource.status === "ready" ? resource.value : undefined;
  const { state, mutate } = useMutation(async (change: Change) => {
    const browser = await openBrowser();
    const { results } = await changeOrder(browser.api, change, accessTo(browser, orderId));
    if (stored) setChanged({ after: stored, result: results });
    onChanged();
  });
  // What was read again later is newer than the answer to a change.
  const isChanged = changed !== undefined && changed.after === stored;
  return {
    resource,
    reload,
    changes: isChanged ? changed.result : stored,
    isChanged,
    request: state,
    mutate,
  };
}
