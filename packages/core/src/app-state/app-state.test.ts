import { expect, test } from "vitest";
import type { SavedAddress } from "../contract/index.ts";
import { createAppState, type HomeData } from "./index.ts";

const home: HomeData = {
  ...{ banners: [], sections: [], categories: [], notices: [] },
  proofs: { named: true, recorded: true, full_refund_until_hours: 72 },
  ...{ country: "in", serverTime: "2026-11-20T10:00:00.000Z", readAt: 0 },
};
const address: SavedAddress = {
  id: "adr_1",
  phone: null,
  type: "home",
  is_default: true,
  name: "Asha",
  country_code: "in",
  postcode: "221001",
  line1: "12 Assi Ghat",
  line2: "",
  landmark: "",
  city: "Varanasi",
  district: "",
  state: "Uttar Pradesh",
};

test.each([
  ["set products", "homeData", "setProducts", home],
  ["set colors", "colorsMap", "setColors", { saffron: "#f4c430" }],
  ["set addresses", "addressesData", "setAddresses", [address]],
  ["set cart count", "cartCount", "setCartCount", 3],
] as const)("§3 shared app state: %s changes %s and nothing else", (_, key, update, value) => {
  const store = createAppState();
  const before = store.getState();
  const act = before[update] as (to: typeof value) => void;
  act(value);
  expect(store.getState()).toEqual({ ...before, [key]: value });
});

test("§3 shared app state has four keys and four updates", () => {
  const state = createAppState().getState();
  const isUpdate = (key: string) => typeof Reflect.get(state, key) === "function";
  expect(Object.keys(state).filter((key) => !isUpdate(key))).toEqual([
    "homeData",
    "colorsMap",
    "addressesData",
    "cartCount",
  ]);
  expect(Object.keys(state).filter(isUpdate)).toEqual([
    "setProducts",
    "setColors",
    "setAddresses",
    "setCartCount",
  ]);
});

test("the initial state is empty", () => {
  expect(createAppState().getState()).toMatchObject({
    homeData: undefined,
    colorsMap: {},
    addressesData: [],
    cartCount: 0,
  });
});

test("each tab, and each server request, has its own store", () => {
  const [one, other] = [createAppState(), createAppState()];
  one.getState().setCartCount(2);
  expect(other.getState().cartCount).toBe(0);
});

test("listeners are notified", () => {
  const store = createAppState();
  const seen: number[] = [];
  const stop = store.subscribe(({ cartCount }) => seen.push(cartCount));
  store.getState().setCartCount(1);
  stop();
  store.getState().setCartCount(2);
  expect(seen).toEqual([1]);
});
