import type { FromPage } from "../protocol/messages.ts";
import { live } from "./live.ts";
import { attributes } from "./widget-address.ts";

/** The name of the element in partners' pages. */
export const TAG = "aradhana-widget";

/** The element of a widget, as scripts meet it. */
export interface WidgetElement extends HTMLElement {
  /** What a form in the widget begins with. */
  prefill?: FromPage["prefill"] | undefined;
  /** Opens a popup, or a floating widget. */
  open(): void;
  /** Fetches a popup, or a floating widget, before it is opened. */
  prerender(): void;
  /** Says something to the widget. Before it is `ready` there is nobody to hear it. */
  tell<Type extends keyof FromPage>(type: Type, payload: FromPage[Type]): void;
  /** Ends what it does in the page, and begins anew. */
  renew(): void;
}

/**
 * Teaches the page the element. All that it does ends when it leaves the page, and begins anew when it returns. What it
 * says nothing of is taken from the attributes of `defaults`.
 */
export function defineWidget(base: string, defaults: Element): void {
  const Widget = class extends HTMLElement {
    static observedAttributes = attributes;

    // What a page has set before this script came, its `prefill`, is left as it is.
    private life = live(this as unknown as WidgetElement, base, defaults);

    connectedCallback() {
      this.life.begin();
    }

    disconnectedCallback() {
      this.life.end();
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null) {
      if (before !== now) this.life.renew();
    }
  };

  customElements.define(TAG, Widget);
}
