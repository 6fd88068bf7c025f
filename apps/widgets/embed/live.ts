import { bringIntoSight } from "./bring-into-sight.ts";
import type { WidgetElement } from "./define-widget.ts";
import { isPlainPress } from "./is-plain-press.ts";
import { make } from "./make.ts";
import { type Heard, type OpenFrame, openFrame } from "./open-frame.ts";
import { widgetAddress } from "./widget-address.ts";

const SILENCE = 20_000; // ms: who has not answered by then was refused by the browser, or lost by the network

/** Closes the popup that is open, if one is: a page has one at a time. */
let closeLast: (() => void) | undefined;

/**
 * What an element does while it is in the page: one closure over what its parts share, since partners' pages pay for each
 * hand-over between modules (docs/decisions/0018).
 */
export function live(element: WidgetElement, base: string, defaults: Element) {
  const slot = document.createElement("slot");
  element.attachShadow({ mode: "open" }).append(slot);
  let ending: (() => void) | undefined;
  // Whoever speaks of it was heard through it.
  let frame!: OpenFrame;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** Where an inline widget stands. */
  let box: HTMLElement | undefined;
  /** Takes a popup out of the page, opened or not. */
  let close: (() => void) | undefined;
  let show!: () => void;
  /** What a popup has said that nobody sees yet. */
  let early: Heard[] | undefined;

  const attribute = (name: string) => element.getAttribute(name) || defaults.getAttribute(name);
  const mode = () => attribute("mode") || "inline";
  const label = () => attribute("label") || `Aradhana: ${attribute("widget")}`;
  const announce = (type: string, detail: object) =>
    element.dispatchEvent(new CustomEvent(`aradhana:${type}`, { detail, bubbles: true }));

  const fetchFrame = () =>
    (frame = openFrame(widgetAddress(base, attribute, location.search), label(), mode(), hear));

  function hear(message: Heard): unknown {
    clearTimeout(silence);
    if (early) return early.push(message);
    const { type, payload } = message;
    // Told of once the dialog is closed, whoever closed it.
    if (type === "close") return close?.();
    const { style } = frame;
    if (type === "ready") {
      style.visibility = "";
      if (element.prefill) frame.post("prefill", element.prefill);
    }
    if (type === "resize" && box) {
      // The widget stands, and needs no stand-in any more.
      box.style.cssText = "";
      style.height = `${payload.height}px`;
    }
    if (type === "scroll_to") return bringIntoSight(frame, payload.top);
    return announce(type, payload);
  }

  /**
   * Shows a widget in the slot's place, once that comes near, and the slot again where no widget answers. Until it says
   * how high it is, what is reserved is kept free.
   */
  function showInline() {
    const place = make(
      "div",
      `height:${attribute("height") || 480}px;border-radius:12px;background:#8883`,
      {},
    );
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        place.append(fetchFrame());
        frame.style.visibility = "hidden";
        silence = setTimeout(() => {
          end();
          announce("error", { code: "no_answer", retryable: true });
        }, SILENCE);
      },
      { rootMargin: "500px" },
    );

    function end() {
      near.disconnect();
      clearTimeout(silence);
      place.remove();
      box = undefined;
      slot.hidden = false;
    }

    element.style.display ||= "block";
    slot.hidden = true;
    slot.after(place);
    box = place;
    near.observe(place);
    return end;
  }

  /** Fetches a popup into a dialog that is not to be seen yet. */
  function prerender() {
    if (close || !ending || box) return;
    early = [];
    const host = document.createElement("div");
    const dialog = make(
      "dialog",
      "display:grid;grid-template:48px 1fr/1fr 48px;align-items:center;text-indent:16px;position:fixed;visibility:hidden;width:560px;max-width:100%;height:840px;max-height:100%;border:0;padding:0;box-shadow:0 0 0 100vmax #0008;font:16px system-ui",
      { "aria-label": label() },
    );
    const button = make("button", "height:100%;border:0;background:none;font:inherit", {
      "aria-label": attribute("lang") === "hi" ? "बंद करें" : "Close",
    });
    button.append("✕");
    dialog.append(label(), button, fetchFrame());
    // Out of reach of the page's own styles.
    document.body.appendChild(host).attachShadow({ mode: "open" }).append(dialog);

    let restore: (() => void) | undefined;
    const closeThis = () => {
      if (close !== closeThis) return;
      close = early = undefined;
      host.remove();
      if (!restore) return;
      restore();
      announce("close", {});
    };
    button.onclick = dialog.onclose = close = closeThis;
    silence = setTimeout(closeThis, SILENCE);

    show = () => {
      closeLast?.();
      closeLast = closeThis;
      const opener = document.activeElement as HTMLElement;
      const { style, clientWidth } = document.documentElement;
      const { overflow, scrollbarGutter } = style;
      restore = () => {
        Object.assign(style, { overflow, scrollbarGutter });
        opener.focus();
      };
      // The page keeps its width where its scrollbar took some of it.
      if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
      style.overflow = "hidden";
      dialog.style.visibility = "";
      dialog.showModal();
    };
  }

  function open() {
    prerender();
    const said = early;
    if (!said) return;
    early = undefined;
    clearTimeout(silence);
    show();
    said.forEach(hear);
  }

  function waitForTap() {
    if (mode() === "floating") element.style.cssText = "position:fixed;right:16px;bottom:16px;z-index:9999";
    // Stands where the partner wrote no link of its own.
    const button = make(
      "button",
      "border:0;padding:16px;color:#fff;border-radius:12px;background:#2e6b34;font:16px system-ui",
      { "aria-haspopup": "dialog" },
    );
    button.append(label());
    slot.append(button);
    element.onclick = (event) => isPlainPress(event) && open();
    return () => {
      close?.();
      element.onclick = null;
      button.remove();
    };
  }

  function begin() {
    ending = mode() === "inline" ? showInline() : waitForTap();
  }

  /** Whether there was anything to end. */
  function end() {
    const was = ending;
    ending = undefined;
    was?.();
    return was;
  }

  const renew = () => end() && begin();

  Object.assign(element, {
    open,
    prerender,
    renew,
    tell: (type, payload) => frame?.post(type, payload),
  } satisfies Partial<WidgetElement>);
  return { begin, end, renew };
}
