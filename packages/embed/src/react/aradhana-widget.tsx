import { createElement, type ReactNode, useEffect, useRef } from "react";
import { type LoaderSource, loadAradhana } from "../load-aradhana.ts";
import type { WidgetOptions } from "../loader/create-calls.ts";
import type { WidgetElement } from "../loader/define-widget.ts";
import { TAG } from "../loader/tag.ts";
import { type FromWidget, fromWidget, type Mode } from "../protocol/messages.ts";

/** An event of a widget: its name, and what comes with it. */
export type WidgetEvent = {
  [Type in keyof FromWidget]: { type: Type; payload: FromWidget[Type] };
}[keyof FromWidget];

export interface AradhanaWidgetProps extends WidgetOptions, LoaderSource {
  /** @default "inline" */
  mode?: Mode;
  /** Fetches a popup, or a floating widget, before it is opened. */
  prerender?: boolean;
  onEvent?: (event: WidgetEvent) => void;
  /** A plain link to the shop, which stays where no widget comes. A popup opens by it. */
  children?: ReactNode;
}

/** A widget in a React page: the same element that plain pages write, with the loader fetched once for all of them. */
export function AradhanaWidget({
  origin,
  mode,
  release,
  prerender = false,
  prefill,
  onEvent,
  children,
  ...options
}: AradhanaWidgetProps) {
  const ref = useRef<WidgetElement>(null);

  const { version, integrity } = release ?? {};
  useEffect(() => {
    const pinned = version && integrity ? { version, integrity } : undefined;
    // Where it fails, the element shows its children, and the next widget loads it again.
    loadAradhana({ origin, release: pinned }).catch(() => undefined);
  }, [origin, version, integrity]);

  useEffect(() => {
    if (ref.current) ref.current.prefill = prefill;
  }, [prefill]);

  useEffect(() => {
    const element = ref.current;
    // The loader may come later, or never.
    const ready = prerender && customElements.whenDefined(TAG);
    if (ready) void ready.then(() => element?.isConnected && element.prerender());
  }, [prerender]);

  useEffect(() => {
    const element = ref.current;
    if (!element || !onEvent) return;
    const stops = Object.keys(fromWidget).map((type) => {
      const hear = ({ detail }: Event & { detail?: unknown }) =>
        onEvent({ type, payload: detail } as WidgetEvent);
      element.addEventListener(`aradhana:${type}`, hear);
      return () => element.removeEventListener(`aradhana:${type}`, hear);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [onEvent]);

  const attributes = Object.entries({ ...options, mode }).map(([name, value]) => [
    name.replace(/[A-Z]/g, "-$&").toLowerCase(),
    value,
  ]);
  return createElement(TAG, { ref, ...Object.fromEntries(attributes) }, children);
}
