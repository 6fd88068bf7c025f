import { APP, type FromPage, fromApp, readMessage, sealed, toApp } from "@aradhana/embed/protocol";
import type { HostConnection } from "../embed/connect-to-page.ts";
import { itemAt } from "../embed/item-at.ts";
import type { NativeBridge } from "./open-bridge.ts";

/** The connection of a widget to the app around its web view. */
export interface AppConnection extends HostConnection {
  /** Has the app open a link that a page cannot. `false` where it did not. */
  openApp(address: string): Promise<boolean>;
}

/**
 * Connects this page to the app around its web view: the same events as a page around a frame receives, and links for
 * other apps. The app's messages arrive as messages of this window to itself, which only our page and the app can send.
 */
export function connectToApp(window: Window, bridge: NativeBridge): AppConnection {
  let prefill: FromPage["prefill"] = {};
  const readers = new Set<() => void>();
  let path: string | undefined;
  let sent = 0;

  function send(type: string, payload: object): Promise<boolean> {
    const message = sealed(toApp, ++sent, APP, type, payload);
    return message ? bridge.send(message) : Promise.resolve(false);
  }
  const notify: HostConnection["notify"] = (type, payload) => void send(type, payload);

  function hear({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== window || origin !== window.location.origin) return;
    const message = readMessage(fromApp, APP, typeof data === "string" ? parsed(data) : data);
    if (message?.type === "prefill") {
      prefill = message.payload;
      for (const read of readers) read();
    }
    // Where the web view itself says none: Android's often does.
    if (message?.type === "insets") {
      for (const [side, size] of Object.entries(message.payload))
        window.document.documentElement.style.setProperty(`--inset-${side}`, `${size}px`);
    }
  }
  window.addEventListener("message", hear);

  return {
    notify,
    openApp: (address) => send("open_app", { address }),
    prefill: () => prefill,
    onPrefill(read) {
      readers.add(read);
      return () => void readers.delete(read);
    },
    // An app has the addresses and the history of its web view.
    follow: () => () => {},
    inDialog: () => false,
    shown(shown) {
      if (shown === path) return;
      notify(path ? "navigate" : "ready", { path: shown });
      path = shown;
      const item = itemAt(shown);
      if (item) notify("view_item", item);
    },
    end: () => window.removeEventListener("message", hear),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Some other library's message.
    return undefined;
  }
}
