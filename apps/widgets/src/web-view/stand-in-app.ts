import { APP, fromApp, toApp } from "../../protocol/app-messages.ts";
import { readMessage, sealed } from "../../protocol/envelope.ts";
import type { FromPage } from "../../protocol/messages.ts";
import { itemAt } from "../embed/item-at.ts";
import type { StandingHost } from "../embed/stand-in-page.ts";
import type { NativeBridge } from "./open-bridge.ts";

/** The app around a web view, as a widget speaks to it. */
export interface StandingApp extends StandingHost {
  /** Has the app open a link that a page cannot. `false` where it did not. */
  openApp(address: string): Promise<boolean>;
}

/**
 * This page in the web view of an app: the same events as a page around a frame hears, and links for other apps. What
 * the app says comes as a message of this window to itself, which nobody but our own page and the app can send.
 */
export function standInApp(window: Window, bridge: NativeBridge): StandingApp {
  let prefill: FromPage["prefill"] = {};
  const readers = new Set<() => void>();
  let path: string | undefined;
  let sent = 0;

  function send(type: string, payload: object): Promise<boolean> {
    const message = sealed(toApp, ++sent, APP, type, payload);
    return message ? bridge.send(message) : Promise.resolve(false);
  }
  const tell: StandingHost["tell"] = (type, payload) => void send(type, payload);

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
    tell,
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
      tell(path ? "navigate" : "ready", { path: shown });
      path = shown;
      const item = itemAt(shown);
      if (item) tell("view_item", item);
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
