import type { ShouldRevalidateFunction } from "react-router-dom";

/** The chosen time and length are in the address: they change nothing that was read. */
export const revalidateForm: ShouldRevalidateFunction = ({
  currentUrl: { searchParams: now },
  nextUrl: { searchParams: next },
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (now.toString() === next.toString() ||
    ["service", "astrologer_id"].some((name) => now.get(name) !== next.get(name)));
