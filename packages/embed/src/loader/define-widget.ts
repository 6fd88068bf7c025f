import type { FromPage, Mode } from "../protocol/messages.ts";
import { live } from "./live.ts";
import { TAG } from "./tag.ts";
import { attributes } from "./widget-address.ts";

/** The element of a widget, with the API for scripts. */
export interface WidgetElement extends HTMLElement {
  /** Initial values of a form in the widget; sent at once if the widget is loaded. */
  prefill?: FromPage["prefill"] | undefined;
  /** Opens a popup, or a floating widget. */
  open(): void;
  /** Fetches a popup, or a floating widget, before it is opened. */
  prerender(): void;
  /** Sends a message to the widget; has no effect before `ready`. */
  tell<Type extends keyof FromPage>(type: Type, payload: FromPage[Type]): void;
  /** Closes it and removes its listeners. */
  end(): void;
  /** Starts again after an attribute has changed, if the element is in the page. */
  renew(changed?: string): void;
  /** The call that made the element; undefined for one of the page's HTML. */
  made?: Mode;
}

/**
 * Registers the element. It stops when it leaves the page and starts again when it returns. Attributes that it does not
 * have are read from `defaults`.
 */
export function defineWidget(base: string, defaults: Element): void {
  customElements.define(
    TAG,
    class extends (HTMLElement as new () => WidgetElement) {
      static observedAttributes = attributes;

      #live = live(this, base, defaults);

      connectedCallback() {
        this.renew();
      }

      disconnectedCallback() {
        this.renew();
      }

      attributeChangedCallback(name: string, before: string | null, now: string | null) {
        if (before !== now) this.renew(name);
      }
    },
  );
}
