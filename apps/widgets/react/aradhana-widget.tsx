import { createElement, type ReactNode, useEffect, useRef } from "react";
import type { WidgetOptions } from "../embed/create-calls.ts";
import type { WidgetElement } from "../embed/define-widget.ts";
import { type FromWidget, fromWidget, type Mode } from "../protocol/messages.ts";

/** An event of a widget: its name, and what comes with it. */
export type WidgetEvent = {
  [Type in keyof FromWidget]: { type: Type; payload: FromWidget[Type] };
}[keyof FromWidget];

interface AradhanaWidgetProps extends WidgetOptions {
  /** Where widgets and their loader come from, like `https://shop.example`. */
  origin: string;
  /** @default "inline" */
  mode?: Mode;
  /** A release of the loader, like `1.0.0`, and its hash. @default the newest of version 1 */
  release?: { version: string; integrity: string };
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

  const { version = "v1", integrity } = release ?? {};
  useEffect(() => fetchLoader(origin, version, integrity), [origin, version, integrity]);

  useEffect(() => {
    if (ref.current) ref.current.prefill = prefill;
  }, [prefill]);

  useEffect(() => {
    const element = ref.current;
    // The loader may come later, or never.
    const ready = prerender && customElements.whenDefined("aradhana-widget");
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
  return createElement("aradhana-widget", { ref, ...Object.fromEntries(attributes) }, children);
}

function fetchLoader(origin: string, version: string, integrity: string | undefined) {
  const { href: src } = new URL(`/embed/${version}.js`, origin);
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = "anonymous";
  }
  // After a failure, the next widget loads it again.
  script.onerror = () => script.remove();
  document.head.append(script);
}
