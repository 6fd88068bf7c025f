import type { PartnerStore } from "@aradhana/core/partner";
import { framersOf } from "../partner/registry-of.ts";
import { followHeight } from "./follow-height.ts";
import { itemAt } from "./item-at.ts";
import { type Host, openHost, type PageRequest } from "./open-host.ts";
import { MAX_HEIGHT } from "./scroll-position-of.ts";

/** The reactions of a widget to requests of the page around. */
export interface Follower {
  /** Goes to another widget. */
  navigate(path: string): void;
  /** Takes the focus, to be read from its beginning. */
  focus(): void;
}

/** The connection of a frame to the page around it. */
export interface HostConnection extends Host {
  /** Handles requests of the page from now on. Returns a function that stops it. */
  follow(follower: Follower): () => void;
  /** Whether the page has reported that it shows the frame in a dialog. */
  inDialog(): boolean;
  /** A widget is on the screen: the page waits for the first; any other was opened within the frame. */
  shown(path: string): void;
}

/**
 * Connects this frame to the page around it: reports once a widget is on the screen that it is ready and how high it
 * is, closes on Escape in a dialog, and leaves scrolling to the page when it is inline.
 */
export function connectToPage(window: Window, partners: PartnerStore, root: Element): HostConnection {
  const { document } = window;
  let mode: string | undefined;
  let path: string | undefined;
  let endHeight: (() => void) | undefined;
  let follower: Follower | undefined;
  /** Events from before the page has connected. */
  const queued: (() => void)[] = [];

  const host = openHost(window, partners, {
    framers: framersOf(document),
    onOpen(given) {
      mode = given;
      // An older loader does not ask for a background: its dialog has a placeholder behind the frame.
      if (mode !== "inline") delete document.documentElement.dataset.ground;
      connect();
    },
    onRequest(request: PageRequest) {
      if (request.type === "navigate") follower?.navigate(request.payload.path);
      else if (request.type === "focus") follower?.focus();
      // As by Escape: the dialog is the page's own. Among the page's text there is none.
      else if (mode !== "inline") host.notify("close", {});
    },
  });

  function connect() {
    if (!mode || !path) return;
    host.notify("ready", { path });
    view(path);
    for (const send of queued.splice(0)) send();
    endHeight?.();
    endHeight = followHeight(root, (height) => {
      // Among the page's own text the scrolling is the page's; in a dialog, and above the highest, it is ours.
      document.documentElement.style.overflow = mode === "inline" && height <= MAX_HEIGHT ? "hidden" : "";
      host.notify("resize", { height: Math.min(height, MAX_HEIGHT) });
    });
    if (mode !== "inline") window.addEventListener("keydown", closeOnEscape);
  }

  function view(shown: string) {
    const item = itemAt(shown);
    if (item) host.notify("view_item", item);
  }

  function closeOnEscape({ key, defaultPrevented }: KeyboardEvent) {
    // Our own handlers of the key prevent its default.
    if (key === "Escape" && !defaultPrevented) host.notify("close", {});
  }

  return {
    ...host,
    notify(type, payload) {
      // A widget in a dialog scrolls itself.
      if (type === "scroll_to" && mode !== "inline") return;
      // A sale is reported once, and must not be lost.
      if (mode) host.notify(type, payload);
      else queued.push(() => host.notify(type, payload));
    },
    follow(next) {
      follower = next;
      return () => {
        follower = undefined;
      };
    },
    inDialog: () => mode !== undefined && mode !== "inline",
    shown(shown) {
      if (shown === path) return;
      const first = !path;
      path = shown;
      // Only that something is rendered: any page that frames us receives it.
      if (first) window.parent.postMessage("drawn", "*");
      if (first) connect();
      else if (mode) {
        host.notify("navigate", { path });
        view(path);
        // The page around an inline widget scrolls: another step is shown from its top.
        if (mode === "inline") host.notify("scroll_to", { top: 0 });
      }
    },
    end() {
      host.end();
      endHeight?.();
      window.removeEventListener("keydown", closeOnEscape);
    },
  };
}
