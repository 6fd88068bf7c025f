import { bringIntoSight } from "./bring-into-sight.ts";
import type { WidgetElement } from "./define-widget.ts";
import { isPlainPress } from "./is-plain-press.ts";
import { dress } from "./load-partner.ts";
import { make } from "./make.ts";
import { type Heard, type OpenFrame, openFrame } from "./open-frame.ts";
import { widgetAddress } from "./widget-address.ts";

const SILENCE = 20_000; // ms: who has not answered by then was refused by the browser, or lost by the network

/** What is pressed: the button of the loader's own, and the link where no widget came. */
const pressed =
  "display:inline-block;grid-column:1/3;margin:auto;border:0;padding:16px;border-radius:16px;background:#2e6b34;color:#fff;font:600 16px system-ui";

/** Closes the popup that is open, if one is: a page has one at a time. */
let closeLast: (() => void) | undefined;

/**
 * What an element does while it is in the page: one closure over what its parts share, since partners' pages pay for each
 * hand-over between modules (docs/decisions/0018). All of it stands in the shadow tree: what the page wrote on the
 * element is the page's.
 */
export function live(element: WidgetElement, base: string, defaults: Element): void {
  const root = element.attachShadow({ mode: "open" });
  const slot = make("slot", "display:inline;right:16px;bottom:16px;z-index:9");
  // Stands where the partner wrote no link of its own.
  const button = make("button", pressed, { "aria-haspopup": "dialog" });
  // Whoever speaks of it was heard through it.
  let frame!: OpenFrame;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let dialog!: HTMLDialogElement;
  /** Takes a popup out of the page, opened or not. */
  let close: (() => void) | undefined;
  /** Gives the page back what an open one took from it. */
  let restore: (() => void) | undefined;
  /** What a popup has said that nobody sees yet. */
  let early: Heard[] | undefined;
  // The page may have set it before this script came.
  let { prefill } = element;

  const attribute = (name: string) => element.getAttribute(name) || defaults.getAttribute(name);
  const mode = () => attribute("mode") || "inline";
  const isInline = () => mode() === "inline";
  const label = () => attribute("label") || `Aradhana: ${attribute("widget")}`;

  const announce = (type: string, detail: object) => {
    // From an element that has left the page nothing bubbles.
    const target = element.isConnected ? element : document;
    target.dispatchEvent(new CustomEvent(`aradhana:${type}`, { detail, bubbles: true }));
  };

  const fetchFrame = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, SILENCE);
    frame = openFrame(widgetAddress(base, attribute, location.search), label(), mode(), hear);
    return frame;
  };

  /** Tells that nobody answers, and leaves a link in the widget's place. One that nobody sees is fetched anew instead. */
  function giveUp() {
    if (!frame.isConnected) return;
    if (early) return close?.();
    // What is drawn has links of its own, and stays: its scripts may come yet.
    if (frame.style.visibility) {
      const link = make("a", pressed, { href: element.querySelector("a")?.href || frame.src });
      link.append(label());
      if (isInline()) {
        root.replaceChildren(slot);
        // Seen where the page has put nothing into the element.
        slot.replaceChildren(link);
      } else frame.replaceWith(link);
    }
    announce("error", { code: "no_answer", retryable: true });
  }

  function hear(message: Heard): unknown {
    clearTimeout(silence);
    if (early) return early.push(message);
    const { type, payload } = message;
    // Told of once the dialog is closed, whoever closed it.
    if (type === "close") return close?.();
    if (type === "ready") frame.post("prefill", prefill);
    if (type === "resize" && isInline()) {
      // The widget stands, and needs no stand-in any more.
      (frame.parentNode as HTMLElement).style.cssText = "";
      frame.style.height = `${payload.height}px`;
    }
    if (type === "scroll_to") bringIntoSight(frame, payload.top);
    else announce(type, payload);
  }

  /**
   * Shows the frame once its document speaks, whatever it says: something is drawn there. What a browser shows in the place
   * of a document that it refused, or lost, says nothing; and of the page's window nothing else is believed.
   */
  const see = ({ source, origin }: MessageEvent) => {
    if (source === frame?.contentWindow && base === `${origin}/widget/`) frame.style.visibility = "";
  };

  /** Shows a widget in the slot's place, once that comes near. Until its height is known, the reserved space stays empty. */
  function showInline() {
    const place = make("div", `height:${attribute("height") || 480}px`);
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        place.append(fetchFrame());
      },
      { rootMargin: "500px" },
    );
    root.replaceChildren(place);
    near.observe(place);
  }

  /** Fetches a popup into a dialog that is not to be seen yet. */
  function prerender() {
    if (close || isInline()) return;
    early = [];
    const host = make("div", "");
    dialog = make(
      "dialog",
      "display:grid;grid-template:48px 1fr/1fr 48px;position:fixed;visibility:hidden;width:560px;max-width:100%;height:840px;max-height:100%;padding:0",
      { "aria-label": label() },
    );
    const cross = make("button", "height:100%", {
      "aria-label": attribute("lang") === "hi" ? "बंद करें" : "Close",
    });
    cross.append("✕");
    // An em of room before the title.
    dialog.append("\u2003", label(), cross, fetchFrame());
    // Out of reach of the page's own styles.
    document.body.appendChild(host).attachShadow({ mode: "open" }).append(dialog);
    dress(host, base, attribute("partner-id"));

    cross.onclick =
      dialog.onclose =
      close =
        () => {
          close = early = undefined;
          host.remove();
          restore?.();
        };
  }

  function open() {
    prerender();
    const said = early;
    if (!said) return;
    early = undefined;
    closeLast?.();
    closeLast = close;
    const opener = document.activeElement as HTMLElement;
    const { style, clientWidth } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    restore = () => {
      closeLast = restore = undefined;
      Object.assign(style, { overflow, scrollbarGutter });
      opener.focus();
      announce("close", {});
    };
    // The page keeps its width where its scrollbar took some of it.
    if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    dialog.style.visibility = "";
    dialog.showModal();
    said.forEach(hear);
  }

  slot.onclick = (event) => {
    if (!isInline() && isPlainPress(event)) open();
  };
  Object.defineProperty(element, "prefill", {
    get: () => prefill,
    set(known: WidgetElement["prefill"]) {
      prefill = known;
      // One that nobody sees yet is told nothing of who may come.
      if (!early) frame?.post("prefill", known);
    },
  });
  Object.assign(element, {
    end: () => close?.(),
    open,
    prerender,
    renew(changed) {
      button.textContent = label();
      // A booking that somebody has begun is not thrown away for its name.
      if (frame?.isConnected && !early && /label|height/.test(changed as string)) {
        frame.title = label();
        return;
      }
      close?.();
      removeEventListener("message", see);
      if (!element.isConnected) return;
      addEventListener("message", see);
      slot.style.position = mode() === "floating" ? "fixed" : "";
      slot.replaceChildren(button);
      root.replaceChildren(slot);
      if (isInline()) showInline();
      dress(element, base, attribute("partner-id"));
    },
    tell: (type, payload) => frame?.post(type, payload),
  } satisfies Partial<WidgetElement>);
}
