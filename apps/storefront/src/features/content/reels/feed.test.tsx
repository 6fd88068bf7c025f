// @vitest-environment jsdom
import type { Reel } from "@aradhana/core/contract";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, now, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { BrowserProvider, useBrowser } from "../../../shared/services/browser.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import type { ReelFeed } from "./load-reels.ts";
import { ReelsPage } from "./reels-page.tsx";
import { reelsText } from "./text.ts";

const HEIGHT = 600;
const reelOf = (no: number): Reel => ({
  ...{ id: `reel-${no}`, title: `Reel ${no}`, start_seconds: 0, duration_seconds: 16, likes: 3 },
  video: [{ url: `/media/reel-${no}.mp4`, type: "video/mp4" }],
  poster: { name: `reel-${no}`, alt: `Poster ${no}` },
  captions: [{ url: `/media/reel-${no}.en.vtt`, language: "en" }],
  link: { type: "blog", id: "the-nine-grahas", title: "The nine grahas" },
  published_at: now,
});
const feedOf = (count: number, change: Partial<ReelFeed> = {}): ReelFeed => ({
  ...{ reels: Array.from({ length: count }, (_, i) => reelOf(i + 1)), cursor: null, readAt: now },
  ...{ requested: undefined, start: 0, ...change },
});

/** A time of the API, so many seconds after the feed was read. */
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();

const played: string[] = [];
let prefersLessMotion = false;
let lostReport = false;
/** A part of the application that could not be fetched. */
vi.mock("@aradhana/browser/lazy", async (original) => {
  const module = await original<typeof import("@aradhana/browser/lazy")>();
  const loadWithRetry: typeof module.loadWithRetry = (load) =>
    lostReport ? Promise.reject(new TypeError("Failed to fetch dynamically imported module: x")) : load();
  return { ...module, loadWithRetry };
});

beforeEach(async () => {
  played.length = 0;
  prefersLessMotion = false;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: prefersLessMotion && query.includes("reduced-motion"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  // jsdom lays out and plays nothing.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(HEIGHT);
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === "object" ? (to.top ?? 0) : 0;
    fireEvent.scroll(this);
  } as HTMLElement["scrollTo"];
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function play(
    this: HTMLVideoElement,
  ) {
    played.push(this.querySelector("source")?.getAttribute("src") ?? "");
    fireEvent.play(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function pause(this: HTMLVideoElement) {
    fireEvent.pause(this);
  });
  await Promise.all([reelsText, shellText, errorTexts].map((text) => text.load("en")));
});
afterEach(() => {
  cleanup();
  lostReport = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (feed: ReelFeed, calls: Parameters<typeof openSignedIn>[1] = {}) =>
  openSignedIn(<ReelsPage feed={feed} />, calls);
/** The feed from the second that the address names. */
function FeedOfAddress() {
  const start = Number(useSearchParams()[0].get("t") ?? 0);
  return <ReelsPage feed={feedOf(1, { requested: "reel-1", start })} />;
}
/** The feed on a slow device: it is usable before the services are. */
function LateBrowser() {
  const services = useBrowser();
  const [isThere, setThere] = useState(false);
  return (
    <BrowserProvider value={isThere ? services : undefined}>
      <ReelsPage feed={feedOf(1)} />
      <button type="button" onClick={() => setThere(true)}>
        Services are there
      </button>
    </BrowserProvider>
  );
}
const list = () => screen.getByRole("feed");
const inDocument = () => screen.getAllByRole("article").map((each) => each.getAttribute("aria-posinset"));
const shown = () => document.querySelector("video")?.getAttribute("aria-label");

/** The scrolls that were begun: each stays on its way. */
function scrollSmoothly() {
  const scrolls: ScrollToOptions[] = [];
  HTMLElement.prototype.scrollTo = ((to: ScrollToOptions) =>
    void scrolls.push(to)) as HTMLElement["scrollTo"];
  return scrolls;
}

test("a thousand reels take no more of the document than three", async () => {
  open(feedOf(1000));
  await waitFor(() => expect(inDocument()).toEqual(["1", "2"]));
  list().scrollTo({ top: 500 * HEIGHT });
  await waitFor(() => expect(inDocument()).toEqual(["500", "501", "502"]));
  expect(document.querySelectorAll("video")).toHaveLength(1);
  expect(shown()).toBe("Reel 501");
});

test("the arrow keys change the reel, and stay within the feed", async () => {
  open(feedOf(2));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  fireEvent.keyDown(list(), { key: "ArrowDown" });
  await waitFor(() => expect(shown()).toBe("Reel 2"));
  fireEvent.keyDown(list(), { key: "ArrowDown" });
  expect(shown()).toBe("Reel 2");
  fireEvent.keyDown(list(), { key: "ArrowUp" });
  await waitFor(() => expect(shown()).toBe("Reel 1"));
});

test("the keys work without the focus on the feed, and at its end they scroll the page", async () => {
  open(feedOf(2));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  expect(fireEvent.keyDown(document.body, { key: "ArrowDown" })).toBe(false);
  await waitFor(() => expect(shown()).toBe("Reel 2"));
  expect(fireEvent.keyDown(document.body, { key: "ArrowDown" })).toBe(true);
  fireEvent.keyDown(document.body, { key: "ArrowUp", ctrlKey: true });
  expect(shown()).toBe("Reel 2");
  fireEvent.keyDown(document.body, { key: "ArrowUp" });
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  fireEvent.keyDown(document.body, { key: "m" });
  expect(await screen.findByRole("button", { name: "Turn sound off" })).toBeTruthy();
});

test("the keys of a control outside the feed are its own", async () => {
  open(feedOf(2));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  fireEvent.keyDown(screen.getByRole("button", { name: "Next reel" }), { key: "ArrowDown" });
  expect(shown()).toBe("Reel 1");
});

test("arrow keys in quick succession each count, with a modifier none does", async () => {
  open(feedOf(5));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  const scrolls = scrollSmoothly();
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(list(), { key: "ArrowDown" });
  await waitFor(() => expect(scrolls.at(-1)).toEqual({ top: 3 * HEIGHT }));
  fireEvent.keyDown(list(), { key: "ArrowUp", altKey: true });
  expect(scrolls.at(-1)).toEqual({ top: 3 * HEIGHT });
});

test("a reel is shown before the feed scrolls to it, and reached where the browser snaps back on the way", async () => {
  open(feedOf(3));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  const scrolls = scrollSmoothly();
  fireEvent.keyDown(list(), { key: "ArrowDown" });
  await waitFor(() => expect(shown()).toBe("Reel 2"));
  for (const top of [0.4 * HEIGHT, 0]) {
    list().scrollTop = top;
    fireEvent.scroll(list());
  }
  fireEvent(list(), new Event("scrollend"));
  expect(scrolls).toEqual([{ top: HEIGHT }, { top: HEIGHT, behavior: "instant" }]);
  expect(shown()).toBe("Reel 2");
});

test("who drags back to a reel stays there", async () => {
  open(feedOf(3));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  fireEvent.keyDown(list(), { key: "ArrowDown" });
  await waitFor(() => expect(shown()).toBe("Reel 2"));
  fireEvent.pointerDown(list());
  list().scrollTop = 0;
  fireEvent.scroll(list());
  fireEvent(list(), new Event("scrollend"));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
});

test("another second in the address is another feed", async () => {
  const { router } = openSignedIn(<FeedOfAddress />, {});
  await waitFor(() => expect(played).toEqual(["/media/reel-1.mp4"]));
  await act(() => router.navigate("/?t=8"));
  await waitFor(() => expect(played).toEqual(["/media/reel-1.mp4", "/media/reel-1.mp4#t=8"]));
});

test("a reel in view plays without sound, and M turns the sound on", async () => {
  open(feedOf(2));
  await waitFor(() => expect(played).toEqual(["/media/reel-1.mp4"]));
  expect(document.querySelector("video")?.muted).toBe(true);
  fireEvent.keyDown(list(), { key: "m" });
  await waitFor(() => expect(document.querySelector("video")?.muted).toBe(false));
});

test("the space bar plays and pauses in the feed, and presses a button that has the focus", async () => {
  open(feedOf(2));
  const pause = await screen.findByRole("button", { name: "Pause" });
  expect(fireEvent.keyDown(pause, { key: " " })).toBe(true);
  vi.spyOn(HTMLMediaElement.prototype, "paused", "get").mockReturnValue(false);
  expect(fireEvent.keyDown(list(), { key: " " })).toBe(false);
  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
});

test("the tab key leaves the feed after the reel in view: the links of its neighbours would scroll the page", async () => {
  open(feedOf(3));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  fireEvent.keyDown(list(), { key: "ArrowDown" });
  await waitFor(() => expect(shown()).toBe("Reel 2"));
  const links = screen.getAllByRole<HTMLAnchorElement>("link", { name: "Read the article" });
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test("at its end the next reel follows", async () => {
  open(feedOf(2));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  fireEvent.ended(document.querySelector("video") as HTMLVideoElement);
  await waitFor(() => expect(shown()).toBe("Reel 2"));
});

test("nothing moves by itself for visitors who prefer less motion", async () => {
  prefersLessMotion = true;
  open(feedOf(2));
  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
  expect(document.querySelector("video")?.preload).toBe("none");
  fireEvent.ended(document.querySelector("video") as HTMLVideoElement);
  expect([shown(), played]).toEqual(["Reel 1", []]);
});

test.each([
  ["who save data", { saveData: true }],
  ["on a very slow network", { effectiveType: "2g" }],
])("visitors %s see the poster until they press play", async (_, connection) => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection }));
  open(feedOf(1));
  fireEvent.click(await screen.findByRole("button", { name: "Play" }));
  await waitFor(() => expect(played).toEqual(["/media/reel-1.mp4"]));
});

test("what needs a press to play says so on the picture, until it plays", async () => {
  prefersLessMotion = true;
  open(feedOf(1));
  fireEvent.click(await screen.findByRole("button", { name: "Tap to play" }));
  await waitFor(() => expect(played).toEqual(["/media/reel-1.mp4"]));
  expect(screen.queryByRole("button", { name: "Tap to play" })).toBeNull();
});

test("a reel that plays by itself does not say that it needs a press", async () => {
  open(feedOf(1));
  await screen.findByRole("button", { name: "Pause" });
  expect(screen.queryByRole("button", { name: "Tap to play" })).toBeNull();
});

/** An observer of what is in view, and how to report it. */
function observeView() {
  const callbacks: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback) {
        callbacks.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (intersectionRatio: number) =>
    act(() => {
      for (const callback of callbacks)
        callback([{ intersectionRatio } as IntersectionObserverEntry], {} as IntersectionObserver);
    });
}

test("a reel that is scrolled out of sight waits, and goes on when it is back", async () => {
  const show = observeView();
  open(feedOf(1));
  await screen.findByRole("button", { name: "Pause" });
  show(0.1);
  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
  show(0.9);
  expect(await screen.findByRole("button", { name: "Pause" })).toBeTruthy();
});

test("a reel that the visitor has paused stays so when it is out of sight and back", async () => {
  const show = observeView();
  open(feedOf(1));
  fireEvent.click(await screen.findByRole("button", { name: "Pause" }));
  show(0);
  show(1);
  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
  expect(played).toHaveLength(1);
});

test("a shared second is where the first reel begins", async () => {
  open(feedOf(2, { start: 8 }));
  await waitFor(() => expect(played).toEqual(["/media/reel-1.mp4#t=8"]));
});

test("a browser that does not let it start by itself leaves the button", async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException("", "NotAllowedError"));
  open(feedOf(1));
  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
});

test("a film that no format plays says so", async () => {
  open(feedOf(1));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  fireEvent.error(document.querySelector("video source") as Element);
  expect(await screen.findByText("This reel does not play here.")).toBeTruthy();
});

test("a film that fails while it plays says so, and the next one follows", async () => {
  open(feedOf(2));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  vi.useFakeTimers();
  fireEvent.error(document.querySelector("video") as HTMLVideoElement);
  expect(screen.getByText("This reel does not play here.")).toBeTruthy();
  act(() => vi.runOnlyPendingTimers());
  expect(shown()).toBe("Reel 2");
});

test("a film that does not play stays for visitors who prefer less motion", async () => {
  prefersLessMotion = true;
  open(feedOf(2));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  vi.useFakeTimers();
  fireEvent.error(document.querySelector("video") as HTMLVideoElement);
  act(() => vi.runOnlyPendingTimers());
  expect(shown()).toBe("Reel 1");
});

test("the count of likes stays when the reel is scrolled away", async () => {
  open(feedOf(9), { "POST reel/like": () => answer({ likes: 4, liked: true }) });
  fireEvent.click(await screen.findByRole("button", { name: "Like, 3 likes" }));
  await screen.findByRole("button", { name: "Like, 4 likes" });
  list().scrollTo({ top: 5 * HEIGHT });
  await waitFor(() => expect(shown()).toBe("Reel 6"));
  list().scrollTo({ top: 0 });
  expect(await screen.findByRole("button", { name: "Like, 4 likes" })).toBeTruthy();
});

test("a like shows at once, is stored, and is taken back where the API does not accept it", async () => {
  let settle = (_: Response) => {};
  const { services } = open(feedOf(1), {
    "POST reel/like": () =>
      new Promise<Response>((resolve) => {
        settle = resolve;
      }),
  });
  const like = await screen.findByRole("button", { name: "Like, 3 likes" });
  fireEvent.click(like);
  await waitFor(() => expect(like.getAttribute("aria-pressed")).toBe("true"));
  await act(async () => settle(answer({ likes: 4, liked: true })));
  expect(await screen.findByRole("button", { name: "Like, 4 likes" })).toBeTruthy();
  await waitFor(() => expect(services.storage.get("reel_likes")).toBe('["reel-1"]'));

  fireEvent.click(like);
  await waitFor(() => expect(like.getAttribute("aria-pressed")).toBe("false"));
  await act(async () => settle(Response.json({ success: false }, { status: 503 })));
  await waitFor(() => expect(like.getAttribute("aria-pressed")).toBe("true"));
  expect(services.storage.get("reel_likes")).toBe('["reel-1"]');
});

test("a like that is pressed before the browser's services are there is stored", async () => {
  openSignedIn(<LateBrowser />, { "POST reel/like": () => answer({ likes: 4, liked: true }) });
  fireEvent.click(await screen.findByRole("button", { name: "Like, 3 likes" }));
  fireEvent.click(screen.getByRole("button", { name: "Services are there" }));
  const like = await screen.findByRole("button", { name: "Like, 4 likes" });
  expect(like.getAttribute("aria-pressed")).toBe("true");
  expect(localStorage.getItem("reel_likes")).toBe('["reel-1"]');
  expect(localStorage.getItem("reel_counts")).toContain('"reel-1"');
});

test.each([
  ["a feed of before this browser's like", { likes: 8, at: later(20) }, 8],
  ["a feed that the API may have read before it", { likes: 8, at: later(-5) }, 8],
  ["a feed of after it", { likes: 8, at: later(-20) }, 3],
  ["a feed of before the like was taken back", { likes: 2, at: later(20) }, 2],
])("the likes of %s", async (_, own, likes) => {
  localStorage.setItem("reel_counts", JSON.stringify({ "reel-1": own }));
  open(feedOf(1));
  expect(await screen.findByRole("button", { name: `Like, ${likes} likes` })).toBeTruthy();
});

test("the count of a like is shown after a reload, and of reels that are read later", async () => {
  const calls = { "POST reel/like": () => answer({ likes: 4, liked: true }) };
  open(feedOf(1), calls);
  fireEvent.click(await screen.findByRole("button", { name: "Like, 3 likes" }));
  await screen.findByRole("button", { name: "Like, 4 likes" });
  await waitFor(() => expect(localStorage.getItem("reel_counts")).toContain('"reel-1"'));
  cleanup();

  open(feedOf(1));
  const like = await screen.findByRole("button", { name: "Like, 4 likes" });
  await waitFor(() => expect(like.getAttribute("aria-pressed")).toBe("true"));
  cleanup();

  const feed = feedOf(2, { cursor: "c1" });
  open(
    { ...feed, reels: [reelOf(2), reelOf(3)] },
    { "GET reel/getReels": () => answer({ reels: [reelOf(1)] }) },
  );
  await waitFor(() => expect(shown()).toBe("Reel 2"));
  fireEvent.keyDown(list(), { key: "ArrowDown" });
  await waitFor(() => expect(shown()).toBe("Reel 3"));
  fireEvent.keyDown(list(), { key: "ArrowDown" });
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  expect(await screen.findByRole("button", { name: "Like, 4 likes" })).toBeTruthy();
});

test("the next reels are read before the last one, each once", async () => {
  const next = { reels: [reelOf(3), reelOf(4)] };
  const { requests } = open(feedOf(3, { cursor: "c1" }), { "GET reel/getReels": () => answer(next) });
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  fireEvent.keyDown(list(), { key: "ArrowDown" });
  await waitFor(() => expect(requests).toContain("GET reel/getReels"));
  list().scrollTo({ top: 3 * HEIGHT });
  await waitFor(() => expect(shown()).toBe("Reel 4"));
  expect(screen.getAllByRole("article").at(-1)?.getAttribute("aria-setsize")).toBe("4");
});

test("a caption is shown by the feed, in place of the browser, until it is turned off", async () => {
  const track = Object.assign(new EventTarget(), { mode: "disabled", activeCues: [{ text: "One point" }] });
  vi.spyOn(HTMLMediaElement.prototype, "textTracks", "get").mockReturnValue([track] as never);
  open(feedOf(1));
  await waitFor(() => expect(track.mode).toBe("hidden"));
  fireEvent(track as unknown as Document, new Event("cuechange"));
  expect(await screen.findByText("One point")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: reelsText.in("en").captions, pressed: true }));
  expect(screen.queryByText("One point")).toBeNull();
});

test("the reel in view is shared by its own address", async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  open(feedOf(3));
  await waitFor(() => expect(shown()).toBe("Reel 1"));
  fireEvent.keyDown(list(), { key: "ArrowDown" });
  await waitFor(() => expect(shown()).toBe("Reel 2"));
  fireEvent.click(screen.getByRole("button", { name: shellText.in("en").share.label }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share).toHaveBeenCalledWith({
    title: "Reel 2",
    url: expect.stringMatching(/\/reels\?(?:.*&)?reel=reel-2(?:&|$)/),
  });
  Reflect.deleteProperty(navigator, "share");
});

test("while a report is written the film waits, and its keys are those of the dialog", async () => {
  open(feedOf(2));
  await screen.findByRole("button", { name: "Pause" });
  fireEvent.click(screen.getByRole("button", { name: "Report" }));
  const reason = await screen.findByRole("radio", { name: "It is copied from others" });
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
  fireEvent.keyDown(reason, { key: "ArrowDown" });
  expect(shown()).toBe("Reel 1");
  fireEvent.click(screen.getAllByRole("button", { name: "Cancel" })[0] as HTMLElement);
  await waitFor(() => expect(played).toHaveLength(2));
});

test("a report that could not be opened says so", async () => {
  lostReport = true;
  open(feedOf(1));
  fireEvent.click(await screen.findByRole("button", { name: "Report" }));
  await waitFor(() =>
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      errorTexts.in("en").codes.network,
    ),
  );
});

test("a report without a reason is not sent, and the field says so", async () => {
  const { requests } = open(feedOf(1));
  fireEvent.click(await screen.findByRole("button", { name: "Report" }));
  const send = await screen.findByRole("button", { name: "Send report" });
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  fireEvent.click(send);
  expect(await screen.findByText("Choose what is wrong")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "A fact is wrong" }));
  expect(requests).not.toContain("POST reel/report");
  fireEvent.click(screen.getByRole("radio", { name: "It does not play" }));
  expect(screen.queryByText("Choose what is wrong")).toBeNull();
});

test("a report is sent with its reason, and the visitor is thanked", async () => {
  const sent: unknown[] = [];
  open(feedOf(1), {
    "POST reel/report": (body) => {
      sent.push(body);
      return answer({});
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Report" }));
  fireEvent.click(await screen.findByRole("radio", { name: "It is copied from others" }));
  fireEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(await screen.findByText("Thank you. We will check it.")).toBeTruthy();
  expect(sent).toEqual([{ reel_id: "reel-1", reason: "copied" }]);
});
