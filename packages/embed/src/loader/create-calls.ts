import type { FromPage, FromWidget, Mode } from "../protocol/messages.ts";
import type { WidgetElement } from "./define-widget.ts";
import { isPlainPress } from "./is-plain-press.ts";
import { fill } from "./make.ts";
import { TAG } from "./tag.ts";

/** Options of all widgets of a page; each widget can override them. */
export interface Defaults {
  partnerId?: string;
  lang?: "en" | "hi";
  /** The country that determines prices and currency. */
  countryCode?: string;
  affiliateId?: string;
  tempOrderId?: string;
  /** The campaign; by default that of the page's own address. */
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmTerm?: string;
  utmContent?: string;
}

/** The options of a widget, named like its attributes in camel case. */
export interface WidgetOptions extends Defaults {
  widget: string;
  item?: string;
  label?: string;
  limit?: number;
  layout?: "list";
  deity?: string;
  temple?: string;
  purpose?: string;
  /** CSS pixels reserved for an inline widget. @default 480 */
  height?: number;
  prefill?: FromPage["prefill"];
}

/** The calls of `window.Aradhana`. */
export interface Calls {
  /** Sets options of all widgets of the page, existing ones too. */
  init(defaults: Defaults): void;
  /** Creates a widget in an element. A second call for the same element updates it to the given options. */
  inline(place: string | Element, options: WidgetOptions): WidgetElement;
  /** Opens a widget in a dialog at once, and removes it when that is closed. */
  popup(options: WidgetOptions): WidgetElement;
  /** Preloads the widget that `popup` with equal options then shows at once. */
  prerender(options: WidgetOptions): WidgetElement;
  /** Adds a button in the corner of the page that opens a widget in a dialog. A second call updates it. */
  floating(options: WidgetOptions): WidgetElement;
  /**
   * Listens for an event of every widget, also after the widget was removed from the page. Returns a function
   * that unsubscribes.
   */
  on<Type extends keyof FromWidget>(
    type: Type,
    listener: (payload: FromWidget[Type], widget: WidgetElement | Document) => void,
  ): () => void;
  /** Removes a widget from the page; without an argument, all that were created by calls. */
  destroy(widget?: WidgetElement): void;
  /** Runs queued calls, each with its name and arguments. */
  push(...queued: readonly QueuedCall[]): void;
}

/** A call in the queue of the page, before the loader is loaded. */
export type QueuedCall = readonly [name: string, ...given: unknown[]];

declare global {
  interface Window {
    /** Before the loader is loaded: the calls that the page has queued. */
    Aradhana?: Calls | QueuedCall[];
  }
}

const all = () => [...document.querySelectorAll<WidgetElement>(TAG)];

const create = (made: Mode) => Object.assign(document.createElement(TAG) as WidgetElement, { made });

function give(widget: WidgetElement, { prefill, ...options }: Partial<WidgetOptions>) {
  if (prefill) widget.prefill = prefill;
  return fill(widget, { ...options, mode: widget.made });
}

/** Updates the widget that a call of this kind has created in the element, or creates it. */
function put(place: Element, mode: Mode, options: WidgetOptions): WidgetElement {
  const theirs = [...place.children] as WidgetElement[];
  const widget = give(theirs.find(({ made }) => made === mode) || create(mode), options);
  return widget.isConnected ? widget : place.appendChild(widget);
}

/** Opens or preloads the popup with these options, which may exist already. */
const popupTo = (act: "open" | "prerender") => (options: object) => {
  const fresh = give(create("popup"), options);
  fresh.hidden = true;
  fresh.addEventListener("aradhana:close", fresh.remove);
  const widget = all().find((other) => other.isEqualNode(fresh)) || document.body.appendChild(fresh);
  widget[act]();
  return widget;
};

/**
 * The calls by which a page's own script creates, follows and removes widgets, and the links that open a popup
 * without any script.
 */
export function createCalls(base: string, defaults: Element): Calls {
  const calls: Calls = {
    init(options) {
      fill(defaults, options);
      for (const widget of all()) widget.renew();
    },
    inline(place, options) {
      const element = typeof place === "string" ? document.querySelector(place) : place;
      if (!element) throw new Error(`Aradhana: no element ${place}`);
      return put(element, "inline", options);
    },
    popup: popupTo("open"),
    prerender: popupTo("prerender"),
    floating: (options) => put(document.body, "floating", options),
    on(type, listener) {
      const hear = ({ detail, target }: CustomEvent) => listener(detail, target as WidgetElement | Document);
      document.addEventListener(`aradhana:${type}`, hear as EventListener);
      return () => document.removeEventListener(`aradhana:${type}`, hear as EventListener);
    },
    destroy(widget) {
      for (const gone of widget ? [widget] : all().filter(({ made }) => made)) {
        // While its events can still be received.
        gone.end();
        gone.remove();
      }
    },
    push(...queued) {
      for (const [name, ...given] of queued)
        try {
          (calls[name as keyof Calls] as (...given: unknown[]) => void)(...given);
        } catch (error) {
          // The error is reported to the page, and the remaining calls run.
          reportError(error);
        }
    },
  };

  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(
      `a[data-aradhana-popup][href^="${base}"]`,
    );
    if (link && isPlainPress(event))
      calls.popup({ widget: link.href.slice(base.length), label: link.textContent });
  });
  return calls;
}
