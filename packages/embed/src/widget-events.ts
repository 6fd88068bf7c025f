import type { WidgetElement } from "./loader/define-widget.ts";
import type { FromWidget } from "./protocol/messages.ts";

/** The events of a widget by their names, as `addEventListener` takes them; `scroll_to` is the loader's own. */
export type WidgetEvents = {
  [Type in Exclude<keyof FromWidget, "scroll_to"> as `aradhana:${Type}`]: CustomEvent<FromWidget[Type]>;
};

declare global {
  interface HTMLElementTagNameMap {
    "aradhana-widget": WidgetElement;
  }
  // They bubble, so that one listener of the document receives those of every widget.
  interface HTMLElementEventMap extends WidgetEvents {}
  interface DocumentEventMap extends WidgetEvents {}
}
