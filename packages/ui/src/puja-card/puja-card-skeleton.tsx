import type { ComponentProps } from "react";
import { CardSkeleton } from "../card/index.ts";

/** The place of a `PujaCard` that is on its way, of the same size. */
export function PujaCardSkeleton(props: Omit<ComponentProps<"div">, "children">) {
  return <CardSkeleton {...props} lines={1} proof />;
}
