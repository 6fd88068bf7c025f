import type { FromPage, Mode } from "../protocol/messages.ts";
import { live } from "./live.ts";
import { attributes } from "./widget-address.ts";

/** The name of the element in partners' pages. */
export const TAG = "aradhana-widget";

/** The element of a widget, as scripts meet it. */
export interface WidgetElement extends HTMLElement {
  /** What a form in the widget begins with. One that stands is told at once. */
  prefill?: FromPage["prefill"] | undefined;
  /** Opens a popup, or a floating widget. */
  open(): void;
  /** Fetches a popup, or a floating widget, before it is opened. */
  prerender(): void;
  /** Says something to the widget. Before it is `ready` there is nobody to hear it. */
  tell<Type extends keyof FromPage>(type: Type, payload: FromPage[Type]): void;
  /** Ends what it does in the page. */
  end(): void;
  /** Ends that, and begins anew while it is in the page, where the attribute that changed asks for it. */
  renew(changed?: string): void;
  /** Which call has put it in, if one has. */
  made?: Mode;
}

/**
 * Teaches the page the element. All that it does ends when it leaves the page, and begins anew when it returns. What it
 * says nothing of is taken from the attributes of `defaults`.
 */
export function defineWidget(base: string, defaults: Element): void {
  customElements.define(
    TAG,
    class extends (HTMLElement as new () => WidgetElement) {
      static observedAttributes = attributes;

      #begun = live(this, base, defaults);

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
