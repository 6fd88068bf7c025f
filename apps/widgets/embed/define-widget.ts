import type { FromPage } from "../protocol/messages.ts";
import { createDialogs } from "./create-dialogs.ts";
import { make } from "./make.ts";
import { openFrame } from "./open-frame.ts";
import { showInline } from "./show-inline.ts";
import { attributes, widgetAddress } from "./widget-address.ts";

/** The name of the element in partners' pages. */
export const TAG = "aradhana-widget";

/** The element of a widget, as scripts meet it. */
export interface WidgetElement extends HTMLElement {
  /** What a form in the widget begins with. */
  prefill?: FromPage["prefill"] | undefined;
  /** Opens a popup, or a floating widget. */
  open(): void;
}

/** Teaches the page the element. All that it does ends when it leaves the page, and begins anew when it returns. */
export function defineWidget(origin: string): void {
  const openDialog = createDialogs();

  const Widget = class extends HTMLElement implements WidgetElement {
    static observedAttributes = attributes;

    // Only declared: a page may have set it before this script came.
    declare prefill?: FromPage["prefill"] | undefined;
    private life = live(this, origin, openDialog);

    connectedCallback() {
      this.life.begin();
    }

    disconnectedCallback() {
      this.life.end();
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null) {
      if (before !== now && this.life.end()) this.life.begin();
    }

    open() {
      this.life.open();
    }
  };

  customElements.define(TAG, Widget);
}

/** What an element does while it is in the page. */
function live(element: WidgetElement, origin: string, openDialog: ReturnType<typeof createDialogs>) {
  const slot = document.createElement("slot");
  element.attachShadow({ mode: "open" }).append(slot);
  let ending: (() => void) | undefined;
  let close: (() => void) | undefined;

  const attribute = (name: string) => element.getAttribute(name);
  const mode = () => attribute("mode") || "inline";
  const label = () => attribute("label") || `Aradhana: ${attribute("widget")}`;
  const tell = (type: string, detail: object) =>
    element.dispatchEvent(new CustomEvent(`aradhana:${type}`, { detail, bubbles: true }));

  function openOwn(show?: () => void) {
    const address = widgetAddress(origin, attribute, location.search);
    const opened = openFrame(address, label(), mode(), ({ type, payload }) => {
      // Told of once the dialog is closed, whoever closed it.
      if (type === "close") return close?.();
      if (type === "ready") {
        show?.();
        if (element.prefill) opened.post("prefill", element.prefill);
      }
      if (type === "resize" && show) opened.frame.style.height = `${payload.height}px`;
      tell(type, payload);
    });
    return opened;
  }

  function showHere() {
    element.style.display ||= "block";
    const { end, show } = showInline(
      slot,
      `${attribute("height") || 480}px`,
      () => openOwn(show),
      () => tell("error", { code: "no_answer", retryable: true }),
    );
    return end;
  }

  function open() {
    if (close || !ending) return;
    const opened = openOwn();
    close = openDialog(label(), attribute("lang") === "hi" ? "बंद करें" : "Close", opened.frame, () => {
      close = undefined;
      opened.close();
      tell("close", {});
    });
  }

  function waitForTap() {
    if (mode() === "floating")
      element.style.cssText = "position:fixed;inset:auto 16px 16px auto;z-index:9999";
    // Stands where the partner wrote no link of its own.
    const button = make(
      "button",
      "padding:16px;border:0;border-radius:12px;background:#2e6b34;color:#fff;font:16px system-ui",
      { "aria-haspopup": "dialog" },
    );
    button.textContent = label();
    slot.append(button);
    element.onclick = (event) => {
      // Whoever wants the link in a tab of its own gets that.
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      open();
    };
    return () => {
      element.onclick = null;
      button.remove();
    };
  }

  return {
    open,
    begin() {
      ending = mode() === "inline" ? showHere() : waitForTap();
    },
    /** Whether there was anything to end. */
    end(): boolean {
      const was = ending;
      ending = undefined;
      close?.();
      was?.();
      return !!was;
    },
  };
}
