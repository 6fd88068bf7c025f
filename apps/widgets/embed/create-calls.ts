import type { FromPage, FromWidget, Mode } from "../protocol/messages.ts";
import { TAG, type WidgetElement } from "./define-widget.ts";

/** What a widget is made of, named as its attributes are, in camel case. */
export interface WidgetOptions {
  widget: string;
  partnerId?: string;
  item?: string;
  label?: string;
  lang?: "en" | "hi";
  countryCode?: string;
  limit?: number;
  layout?: "list";
  deity?: string;
  temple?: string;
  purpose?: string;
  affiliateId?: string;
  tempOrderId?: string;
  /** CSS pixels kept free for an inline widget. @default 480 */
  height?: number;
  prefill?: FromPage["prefill"];
}

/** The calls of `window.Aradhana`. */
export interface Calls {
  /** Puts a widget into an element, once: a second call changes the one that is there. */
  inline(place: string | Element, options: WidgetOptions): WidgetElement;
  /** Opens a widget in a dialog at once, and forgets it when that is closed. */
  popup(options: WidgetOptions): WidgetElement;
  /** Puts a button into the corner of the page that opens a widget in a dialog. */
  floating(options: WidgetOptions): WidgetElement;
  /** Hears of an event of every widget of the page. Gives back what ends that. */
  on<Type extends keyof FromWidget>(
    type: Type,
    listener: (payload: FromWidget[Type], widget: WidgetElement) => void,
  ): () => void;
  /** Takes a widget out of the page; without one, all of them. */
  destroy(widget?: WidgetElement): void;
}

function fill(widget: WidgetElement, mode: Mode, { prefill, ...options }: WidgetOptions): WidgetElement {
  widget.prefill = prefill;
  for (const [name, value] of Object.entries({ ...options, mode })) {
    if (value !== undefined) widget.setAttribute(name.replace(/[A-Z]/g, "-$&").toLowerCase(), `${value}`);
  }
  return widget;
}

/** Fills the widget of that kind which the place has already, else one that it gets. */
function put(place: Element, mode: Mode, options: WidgetOptions): WidgetElement {
  const same = `:scope > ${TAG}[mode="${mode}"][widget="${options.widget}"]`;
  const widget = fill(place.querySelector<WidgetElement>(same) ?? create(), mode, options);
  if (!widget.isConnected) place.append(widget);
  return widget;
}

const create = () => document.createElement(TAG) as WidgetElement;

/** The calls by which a page's own script puts widgets in, follows them, and takes them out again. */
export function createCalls(): Calls {
  return {
    inline(place, options) {
      const element = typeof place === "string" ? document.querySelector(place) : place;
      if (!element) throw new Error(`Aradhana: no element ${place}`);
      return put(element, "inline", options);
    },
    popup(options) {
      const widget = fill(create(), "popup", options);
      widget.hidden = true;
      widget.addEventListener("aradhana:close", () => widget.remove());
      document.body.append(widget);
      widget.open();
      return widget;
    },
    floating: (options) => put(document.body, "floating", options),
    on(type, listener) {
      const hear = ({ detail, target }: CustomEvent) => listener(detail, target as WidgetElement);
      document.addEventListener(`aradhana:${type}`, hear as EventListener);
      return () => document.removeEventListener(`aradhana:${type}`, hear as EventListener);
    },
    destroy(widget) {
      for (const gone of widget ? [widget] : document.querySelectorAll(TAG)) gone.remove();
    },
  };
}
