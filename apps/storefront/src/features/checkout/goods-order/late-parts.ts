import { loadWithRetry } from "@aradhana/browser/lazy";
import { lazy } from "react";

// Their scripts are loaded once the page is interactive; the build adds their styles to those of the page.

export const DeliveryPart = lazy(async () => {
  const module = await loadWithRetry(() => import("./delivery-part-below-fold.tsx"));
  return { default: module.DeliveryPart };
});

export const PricePart = lazy(async () => {
  const module = await loadWithRetry(() => import("./price-part-below-fold.tsx"));
  return { default: module.PricePart };
});

/** Loaded with the first price. */
export const BeforePaying = lazy(async () => {
  const module = await loadWithRetry(() => import("./before-paying.tsx"));
  return { default: module.BeforePaying };
});
