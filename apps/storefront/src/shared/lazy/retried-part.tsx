import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { reportBug } from "./chunk-failure.ts";
import { SilentBoundary } from "./silent-boundary.tsx";

interface RetriedPartProps<Props extends object> {
  /** Fetches the component. Stable, as it is fetched again when this changes. */
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
  const [tries, setTries] = useState(1);
  const [{ Part, lostTry }, setResult] = useState<{ Part?: ComponentType<Props>; lostTry?: number }>({});
  useEffect(() => {
    load().then(
      (loaded) => setResult({ Part: loaded }),
      (error: unknown) => {
        reportBug(error);
        setResult({ lostTry: tries });
      },
    );
  }, [load, tries]);
  if (lostTry === tries) return lost(() => setTries(tries + 1));
  if (!Part) return waiting;
  return (
    <SilentBoundary instead={lost}>
      <Part {...props} />
    </SilentBoundary>
  );
}
