import type { PartnerStore } from "@aradhana/core/partner";
import { framersOf } from "../partner/registry-of.ts";
import { followHeight } from "./follow-height.ts";
import { itemAt } from "./item-at.ts";
import { HIGHEST } from "./line-of.ts";
import { type Asked, type Host, openHost } from "./open-host.ts";

/** What a widget does when the page around it asks for it. */
export interface Follower {
  /** Goes to another widget. */
  navigate(path: string): void;
  /** Takes the focus, to be read from its beginning. */
  focus(): void;
}

/** The page around a frame, as the frame itself speaks to it. */
export interface StandingHost extends Host {
  /** Does from now on what the page asks for. Gives back what ends that. */
  follow(follower: Follower): () => void;
  /** Whether it stands in a dialog over that page, as far as that has said. */
  inDialog(): boolean;
  /** A widget is drawn: the first is what the page waits for, any other is one that was gone to. */
  shown(path: string): void;
}

/**
 * This frame in the page around it: says once a widget is drawn that it stands and how high it is, gives way to
 * Escape where it stands in a dialog, and leaves scrolling to the page where it stands in the page's own text.
 */
export function standInPage(window: Window, partners: PartnerStore, root: Element): StandingHost {
  const { document } = window;
  let mode: string | undefined;
  let path: string | undefined;
  let endHeight: (() => void) | undefined;
  let follower: Follower | undefined;
  /** What happened before the page has spoken. */
  const untold: (() => void)[] = [];

  const host = openHost(window, partners, {
    framers: framersOf(document),
    onOpen(given) {
      mode = given;
      stand();
    },
    onAsked(asked: Asked) {
      if (asked.type === "navigate") follower?.navigate(asked.payload.path);
      else if (asked.type === "focus") follower?.focus();
      // As by Escape: the dialog is the page's own. Among the page's text there is none.
      else if (mode !== "inline") host.tell("close", {});
    },
  });

  function stand() {
    if (!mode || !path) return;
    host.tell("ready", { path });
    view(path);
    for (const tell of untold.splice(0)) tell();
    endHeight?.();
    endHeight = followHeight(root, (height) => {
      // Among the page's own text the scrolling is the page's; in a dialog, and above the highest, it is ours.
      document.documentElement.style.overflow = mode === "inline" && height <= HIGHEST ? "hidden" : "";
      host.tell("resize", { height: Math.min(height, HIGHEST) });
    });
    if (mode !== "inline") window.addEventListener("keydown", giveWay);
  }

  function view(shown: string) {
    const item = itemAt(shown);
    if (item) host.tell("view_item", item);
  }

  function giveWay({ key, defaultPrevented }: KeyboardEvent) {
    // What of ours has a use for the key says so.
    if (key === "Escape" && !defaultPrevented) host.tell("close", {});
  }

  return {
    ...host,
    tell(type, payload) {
      // A widget in a dialog scrolls itself.
      if (type === "scroll_to" && mode !== "inline") return;
      // A sale is told of once, and must not be lost.
      if (mode) host.tell(type, payload);
      else untold.push(() => host.tell(type, payload));
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
      // That something is drawn, and nothing else: for whoever frames us.
      if (first) window.parent.postMessage("drawn", "*");
      if (first) stand();
      else if (mode) {
        host.tell("navigate", { path });
        view(path);
        // The page scrolls what stands in its text: another step is to be seen from its beginning.
        if (mode === "inline") host.tell("scroll_to", { top: 0 });
      }
    },
    end() {
      host.end();
      endHeight?.();
      window.removeEventListener("keydown", giveWay);
    },
  };
}
