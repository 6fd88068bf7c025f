import type { ComponentProps } from "react";
import { CardSkeleton } from "../card/index.ts";

/** A placeholder for a `PujaCard`, of the same size. */
export function PujaCardSkeleton(props: Omit<ComponentProps<"div">, "children">) {
  return <CardSkeleton {...props} lines={1} proof />;
}
