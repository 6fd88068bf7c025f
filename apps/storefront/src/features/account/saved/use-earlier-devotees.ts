import { useQuery } from "@aradhana/checkout/query";
import { type ApiClient, getOrderById, isApiError, listEarlierDevotees } from "@aradhana/core/api";
import { isSameName } from "@aradhana/core/checkout";
import type { FamilyProfile } from "@aradhana/core/contract";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { useCallback } from "react";
import { isRitualOrder } from "../../../lines/order-lines.ts";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";
import { readStoredOrders } from "../../orders/access/saved-orders.ts";

/** So many orders are read: a family's names are in the latest. */
const MOST_ORDERS = 3;

/** The names in earlier orders: of the account, or for a guest those that this browser opens without one. */
export function useEarlierDevotees() {
  const browser = useBrowser();
  const api = browser?.api;
  const storage = browser?.storage;
  const isSignedIn = useUser() !== undefined;
  const load = useCallback(async () => {
    if (!api || !storage) return [];
    if (!isSignedIn) return readDevotees(api, storage);
    return (await listEarlierDevotees(api)).map(
      ({ name, name_devanagari = "", gotra = "", relation }): FamilyProfile => ({
        ...{ id: name, name, name_devanagari, gotra, relation },
      }),
    );
  }, [api, storage, isSignedIn]);
  return useQuery(api && storage && load);
}

async function readDevotees(api: ApiClient, storage: KeyValueStorage): Promise<FamilyProfile[]> {
  const orders = readStoredOrders(storage, Date.now()).slice(0, MOST_ORDERS);
  const found = await Promise.all(
    orders.map(async ({ id, secret }) => {
      try {
        const { results } = await getOrderById(api, id, secret);
        return isRitualOrder(results) ? (results.sankalp?.devotees ?? []) : [];
      } catch (error) {
        if (!isApiError(error)) throw error;
        return [];
      }
    }),
  );
  const all = found.flat();
  return all
    .filter(({ name }, place) => all.findIndex((each) => isSameName(each.name, name)) === place)
    .map(({ name, name_devanagari, gotra, relation }) => ({
      ...{ id: name, name, name_devanagari, gotra, relation },
    }));
}
