import { envelopeOf, type Understood } from "../protocol/envelope.ts";
import type { fromWidget } from "../protocol/messages.ts";
import { bringIntoView } from "./bring-into-view.ts";
import type { WidgetElement } from "./define-widget.ts";
import { isPlainPress } from "./is-plain-press.ts";
import { dress } from "./load-partner.ts";
import { make } from "./make.ts";
import { widgetAddress } from "./widget-address.ts";

const ANSWER_TIMEOUT = 20_000; // ms: by then the browser has blocked the frame, or the network has failed

/** The style of the loader's own button, and of the link that replaces a widget that did not load. */
const pressed =
  "display:inline-block;grid-column:1/3;margin:auto;border:0;padding:16px;border-radius:16px;background:#2e6b34;color:#fff;font:600 16px system-ui";

const sandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** Closes the open popup: a page has one at a time. */
let closeLast: (() => void) | undefined;

/**
 * The behaviour of an element while it is in the page. One closure, because sharing its state between modules would cost
 * partners' pages bytes (docs/decisions/0018). Everything is in the shadow tree: the element's own attributes and children
 * belong to the page.
 */
export function live(element: WidgetElement, base: string, defaults: Element): void {
  const root = element.attachShadow({ mode: "open" });
  const slot = make("slot", "display:inline;right:16px;bottom:16px;z-index:9");
  // Shown where the partner has put no link into the element.
  const button = make("button", pressed, { "aria-haspopup": "dialog" });
  let frame!: HTMLIFrameElement;
  /** The page's end of the channel to the frame's document. */
  let port: MessagePort | undefined;
  const instance = `${Math.random()}`;
  let sent = 0;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  let dialog!: HTMLDialogElement;
  /** Removes a popup from the page, opened or not. */
  let close: (() => void) | undefined;
  /** Restores the scrolling that an open popup has stopped. */
  let restore: (() => void) | undefined;
  /** The messages of a popup that was fetched but not opened yet. */
  let queue: Understood<typeof fromWidget>[] | undefined;
  // The page may have set it before this script loaded.
  let { prefill } = element;

  const attribute = (name: string) => element.getAttribute(name) || defaults.getAttribute(name);
  let mode: string;
  let label: string;

  const announce = (type: string, detail: object) => {
    // Events of an element that has left the page do not bubble.
    const target = element.isConnected ? element : document;
    target.dispatchEvent(new CustomEvent(`aradhana:${type}`, { detail, bubbles: true }));
  };

  function post(type: string, payload?: object) {
    port?.postMessage(envelopeOf(++sent, instance, type, payload));
  }

  /** Creates a hidden frame with a channel to its document. The caller inserts it. */
  function fetchFrame() {
    const address = widgetAddress(base, attribute, location.href);
    const fetched = make(
      "iframe",
      "display:block;grid-column:1/3;visibility:hidden;width:100%;height:100%;border:0",
      {
        sandbox,
        allow: "payment;otp-credentials;clipboard-write;fullscreen",
        title: label,
        src: address.href,
      },
    );
    // Each document of the frame gets its own channel. Messages of a widget are read from the channel alone, and the
    // browser hands its other end only to a document of our origin, which checks them against the table of messages
    // before it sends them. docs/decisions/0018
    fetched.onload = () => {
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = ({ data }) => {
        // Messages that arrive after the frame was removed are dropped.
        if (fetched.isConnected) receive(data);
      };
      (fetched.contentWindow as Window).postMessage(
        {
          partner_id: address.searchParams.get("partner_id"),
          ...envelopeOf(++sent, instance, "partner_id_set", { mode }),
        },
        address.origin,
        [channel.port2],
      );
    };
    clearTimeout(answerTimer);
    answerTimer = setTimeout(giveUp, ANSWER_TIMEOUT);
    frame = fetched;
  }

  /** Reports that the widget did not load and puts a link in its place. A popup that is not open yet is only removed. */
  function giveUp() {
    if (!frame.isConnected) return;
    if (queue) return close?.();
    // A frame that shows its document has its own links and stays: its scripts may still load.
    if (frame.style.visibility) {
      const link = make("a", pressed, { href: element.querySelector("a")?.href || frame.src });
      link.textContent = label;
      if (mode === "inline") {
        root.replaceChildren(slot);
        // Visible where the page has put nothing into the element.
        slot.replaceChildren(link);
      } else frame.replaceWith(link);
    }
    announce("error", { code: "no_answer", retryable: true });
  }

  function receive(message: Understood<typeof fromWidget>): unknown {
    clearTimeout(answerTimer);
    if (queue) return queue.push(message);
    const { type, payload } = message;
    // The page gets its event when the dialog has closed, by whichever control.
    if (type === "close") return close?.();
    if (type === "ready") post("prefill", prefill);
    if (type === "resize" && mode === "inline") {
      // The widget has a height, so the placeholder needs none.
      (frame.parentNode as HTMLElement).style.cssText = "";
      frame.style.height = `${payload.height}px`;
    }
    if (type === "scroll_to") bringIntoView(frame, payload.top);
    else announce(type, payload);
  }

  /**
   * Shows the frame at the first message of its document, which is then rendered. The browser's own page for a refused or
   * lost document sends none. Nothing else of such a message is used.
   */
  const reveal = ({ source, origin }: MessageEvent) => {
    if (source === frame?.contentWindow && base === `${origin}/widget/`) frame.style.visibility = "";
  };

  /** Loads an inline widget when it is near the viewport. Until its height is known it takes the height of the attribute. */
  function showInline() {
    const place = make("div", `height:${attribute("height") || 480}px`);
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        fetchFrame();
        place.append(frame);
      },
      { rootMargin: "500px" },
    );
    root.replaceChildren(place);
    near.observe(place);
  }

  /** Fetches a popup into a hidden dialog. */
  function prerender() {
    if (close || mode === "inline") return;
    queue = [];
    const host = make("div", "");
    dialog = make(
      "dialog",
      "display:grid;grid-template:48px 1fr/1fr 48px;visibility:hidden;width:min(560px,100%);height:min(840px,100%);padding:0;position:fixed",
      { "aria-label": label },
    );
    const cross = make("button", "height:100%", {
      "aria-label": attribute("lang") === "hi" ? "बंद करें" : "Close",
    });
    cross.append("✕");
    fetchFrame();
    // A space of one em before the title.
    dialog.append("\u2003", label, cross, frame);
    // The page's own styles do not apply in a shadow tree.
    document.body.appendChild(host).attachShadow({ mode: "open" }).append(dialog);
    dress(host, base, attribute);

    cross.onclick =
      dialog.onclose =
      close =
        () => {
          close = queue = undefined;
          // Returns the focus to where it was.
          dialog.close();
          host.remove();
          restore?.();
        };
  }

  function open() {
    prerender();
    const messages = queue;
    if (!messages) return;
    queue = undefined;
    closeLast?.();
    closeLast = close;
    const { style, clientWidth } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    restore = () => {
      closeLast = restore = undefined;
      Object.assign(style, { overflow, scrollbarGutter });
      announce("close", {});
    };
    // A page with a scrollbar keeps its width.
    if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    dialog.style.visibility = "";
    dialog.showModal();
    messages.forEach(receive);
  }

  slot.onclick = (event) => {
    if (mode !== "inline" && isPlainPress(event)) open();
  };
  Object.defineProperty(element, "prefill", {
    get: () => prefill,
    set(known: WidgetElement["prefill"]) {
      prefill = known;
      // A popup gets it when it is opened.
      if (!queue) post("prefill", known);
    },
  });
  Object.assign(element, {
    end: () => close?.(),
    open,
    prerender,
    renew(changed) {
      mode = attribute("mode") || "inline";
      button.textContent = label = attribute("label") || `Aradhana: ${attribute("widget")}`;
      // A new label or height does not reload a booking in progress.
      if (frame?.isConnected && !queue && /label|height/.test(changed as string)) {
        frame.title = label;
        return;
      }
      close?.();
      removeEventListener("message", reveal);
      if (!element.isConnected) return;
      addEventListener("message", reveal);
      slot.style.position = mode === "floating" ? "fixed" : "";
      slot.replaceChildren(button);
      root.replaceChildren(slot);
      if (mode === "inline") showInline();
      dress(element, base, attribute);
    },
    tell: post,
  } satisfies Partial<WidgetElement>);
}
