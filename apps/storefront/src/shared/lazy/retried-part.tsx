import { useQuery } from "@aradhana/checkout/query";
import type { ComponentType, ReactNode } from "react";
import { SilentBoundary } from "./silent-boundary.tsx";

interface RetriedPartProps<Props extends object> {
  /** Fetches the component. It must be stable, as for `useQuery`. */
  load(): Promise<ComponentType<Props>>;
  props: NoInfer<Props>;
  /** Shown until it is loaded. @default nothing */
  waiting?: ReactNode;
  /** Shown when it did not load or did not render. */
  lost(tryAgain: () => void): ReactNode;
}

/**
 * A part of the page that is fetched once it is mounted, and that can be fetched again.
 *
 * It does not suspend. A `lazy` component remembers a failure, so each try needs a new one, and one made by a render
 * that does not commit is made again by the next: offline, that requests the script without end.
 */
export function RetriedPart<Props extends object>({ load, props, waiting, lost }: RetriedPartProps<Props>) {
  const { state, refetch } = useQuery(load);
  if (state.status === "loading" || (state.status === "failed" && state.isFetching)) return waiting;
  if (state.status === "failed") return lost(refetch);
  const Part = state.value;
  return (
    <SilentBoundary instead={lost}>
      <Part {...props} />
    </SilentBoundary>
  );
}
