import { loadWithRetry, nextTask } from "@aradhana/browser/lazy";
import { type ComponentType, Suspense, use, useEffect, useRef, useState } from "react";
import { OnHydrate } from "../early-input/on-hydrate.tsx";
import { isChunkFailure } from "./chunk-failure.ts";
import { recoverPage } from "./recover-page.ts";

/** A part of a page below the fold, whose script waits until a page that the server rendered is usable. */
export interface DeferredPart<Props extends object> {
  /** Fetches it: the server and a navigation in the browser wait for it before they render. */
  preload(): Promise<void>;
  loaded(): ComponentType<Props> | undefined;
  /** Resolves when it is loaded. */
  component: Promise<ComponentType<Props>>;
}

/**
 * Describes a deferred part. Name its module `*-below-fold.tsx`: the build adds the styles of such modules to those of
 * the page.
 */
export function deferPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let resolve = (_: ComponentType<Props>) => {};
  const component = new Promise<ComponentType<Props>>((pass) => {
    resolve = pass;
  });
  return {
    component,
    loaded: () => loaded,
    async preload() {
      loaded ??= await loadWithRetry(load);
      resolve(loaded);
    },
  };
}

interface DeferredProps<Props extends object> {
  part: DeferredPart<Props>;
  props: NoInfer<Props>;
  className?: string | undefined;
}

/**
 * A deferred part in a box of its own. Until it is hydrated, what the server rendered stays: links are links, and the
 * button that is pressed last is pressed again.
 */
export function Deferred<Props extends object>({ part, props, className }: DeferredProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  /** What the server rendered, once the script is lost. */
  const [copy, setCopy] = useState<readonly Node[]>();

  useEffect(() => {
    if (part.loaded()) return;
    // The page may be answering its first tap.
    void nextTask()
      .then(part.preload)
      .catch((lost: unknown) => {
        if (box.current) setCopy([...box.current.cloneNode(true).childNodes]);
        recover(lost);
      });
    // React drops what is pressed in a part that it has not hydrated.
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || !box.current?.contains(target)) return;
      pressed.current = target.closest("button") ?? pressed.current;
    };
    const listening = new AbortController();
    window.addEventListener("click", remember, { capture: true, signal: listening.signal });
    void part.component.then(() => listening.abort());
    return () => listening.abort();
  }, [part]);

  // A boundary that cannot be hydrated holds back every navigation: React hydrates it before it renders the next page.
  if (copy) return <div ref={(place) => place?.append(...copy)} className={className} data-unseen />;
  return (
    <div ref={box} className={className} data-unseen>
      <Suspense>
        <DeferredContent part={part} props={props} />
        <OnHydrate>{() => pressed.current?.click()}</OnHydrate>
      </Suspense>
    </div>
  );
}

/** No other hooks: React confuses them when it renders again after `use`. */
export function DeferredContent<Props extends object>({
  part,
  props,
}: {
  part: DeferredPart<Props>;
  props: Props;
}) {
  const Part = part.loaded() ?? use(part.component);
  return <Part {...props} />;
}

/** Without its script the part stays as the server rendered it. */
export function recover(lost: unknown) {
  if (!isChunkFailure(lost)) window.reportError(lost);
  else recoverPage();
}
