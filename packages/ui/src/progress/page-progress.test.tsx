import { act, fireEvent, render, screen } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Button } from "../button/button.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Awaiting, Opening, ProgressProvider, useShowProgress } from "./index.ts";
import { PageProgress } from "./page-progress.tsx";

describeComponent("PageProgress", <PageProgress progress="slow">Slow</PageProgress>, "progress");

// jsdom has no Navigation API.
const navigation = new EventTarget();
vi.stubGlobal("navigation", navigation);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const slow = "Slow connection, still trying";

/** An app that is navigating, or not, with a link and a button whose call is under way, or not. */
const app = ({ navigating = false, calling = false }) => (
  <ProgressProvider navigating={navigating} slow={slow}>
    <a href="/next" onClick={(event) => event.preventDefault()}>
      Next page
    </a>
    <Button loading={calling}>Pay</Button>
  </ProgressProvider>
);
function Star({ work }: { work: Promise<void> }) {
  const showProgress = useShowProgress();
  return (
    <button type="button" onClick={() => void showProgress(work).catch(() => {})}>
      Five stars
    </button>
  );
}
/** Empty until the notice is there. */
const progressOfPage = () =>
  screen.queryAllByRole("status").find(({ dataset }) => dataset.progress)?.dataset.progress;
const link = () => screen.getByRole("link", { name: "Next page" });

describe("a press", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a press that navigates is marked after 300 ms, called slow after eight seconds, and then neither", async () => {
    const { rerender } = render(app({}));
    fireEvent.click(link());
    rerender(app({ navigating: true }));
    await pass(299);
    expect(link().dataset.pending).toBeUndefined();
    await pass(1);
    expect(link().dataset.pending).toBe("");
    expect(screen.getByRole("status").dataset.progress).toBe("shown");
    await pass(7_700);
    expect(screen.getByRole("status").textContent).toBe(slow);
    rerender(app({}));
    expect(link().dataset.pending).toBeUndefined();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("what calls a connection slow is there before the first press, which it might arrive too late for", async () => {
    vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
    render(app({}));
    await pass(0);
    expect(screen.getByRole("status").textContent).toBe("");
    Reflect.deleteProperty(window, "requestIdleCallback");
  });

  test("Back is no press on the page", async () => {
    const { rerender } = render(app({}));
    fireEvent.click(link());
    fireEvent.popState(window);
    rerender(app({ navigating: true }));
    await pass(300);
    expect(link().dataset.pending).toBeUndefined();
    expect(screen.getByRole("status").dataset.progress).toBe("shown");
  });

  test("a busy button shows progress after 300 ms and a message after eight seconds", async () => {
    const { rerender } = render(app({ calling: true }));
    const button = screen.getByRole("button", { name: "Pay", busy: true });
    await pass(299);
    expect(button.querySelector("svg")).toBeNull();
    await pass(1);
    expect(button.querySelector("svg")).not.toBeNull();
    await pass(7_700);
    expect(button.textContent).toBe(`Pay${slow}`);
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(slow);
    expect(screen.getByRole("button", { name: "Pay" })).toBe(button);
    rerender(app({}));
    expect(button.textContent).toBe("Pay");
  });

  test("a call and the navigation after it are one wait", async () => {
    const { rerender } = render(app({}));
    fireEvent.click(screen.getByRole("button", { name: "Pay" }));
    rerender(app({ calling: true }));
    await pass(5_000);
    rerender(app({}));
    rerender(app({ navigating: true }));
    await pass(0);
    expect(progressOfPage()).toBe("shown");
    await pass(2_999);
    expect(progressOfPage()).toBe("shown");
    await pass(1);
    expect(progressOfPage()).toBe("slow");
  });

  test("a call long after the last answer starts again", async () => {
    const { rerender } = render(app({ calling: true }));
    await pass(5_000);
    rerender(app({}));
    await pass(400);
    rerender(app({ navigating: true }));
    await pass(299);
    expect(progressOfPage()).toBeUndefined();
  });

  test.each([
    ["pressed", () => fireEvent.click(screen.getByRole("button"))],
    ["typed", () => fireEvent.input(document.body)],
  ])("a call for what is %s meanwhile starts again", async (_, act) => {
    const { rerender } = render(app({ calling: true }));
    await pass(8_000);
    rerender(app({}));
    act();
    rerender(app({ calling: true }));
    await pass(299);
    expect(screen.getByRole("button").querySelector("svg")).toBeNull();
  });

  test("a text field that disappears once its call is answered is no press", async () => {
    const page = (state: Parameters<typeof app>[0]) => (
      <>
        {app(state)}
        <input aria-label="OTP" />
      </>
    );
    const { rerender } = render(page({ calling: true }));
    await pass(5_000);
    // A browser says that the field has changed when it is left, or removed.
    fireEvent(screen.getByRole("textbox"), new Event("change", { bubbles: true }));
    rerender(page({ navigating: true }));
    await pass(3_000);
    expect(progressOfPage()).toBe("slow");
  });

  test("a part that opens on a press is in progress until it is there", async () => {
    let arrive = () => {};
    const Panel = lazy(
      () =>
        new Promise<{ default: () => string }>((resolve) => {
          arrive = () => resolve({ default: () => "Your account" });
        }),
    );
    render(
      <ProgressProvider navigating={false} slow={slow}>
        <Suspense fallback={<Opening />}>
          <Panel />
        </Suspense>
      </ProgressProvider>,
    );
    await pass(300);
    expect(screen.getByRole("status").dataset.progress).toBe("shown");
    await act(async () => arrive());
    expect(screen.getByText("Your account")).toBeDefined();
    expect(screen.getByRole("status").dataset.progress).toBeUndefined();
  });

  test.each(["resolves", "rejects"])("what was pressed is marked until its work %s", async (outcome) => {
    let finish = () => {};
    const work = new Promise<void>((resolve, reject) => {
      finish = outcome === "resolves" ? resolve : () => reject(new Error("no"));
    });
    render(
      <ProgressProvider navigating={false} slow={slow}>
        <Star work={work} />
      </ProgressProvider>,
    );
    const star = screen.getByRole("button", { name: "Five stars" });
    fireEvent.click(star);
    await pass(300);
    expect(star.dataset.pending).toBe("");
    await pass(7_700);
    expect(screen.getByRole("status").textContent).toBe(slow);
    await act(async () => finish());
    expect(star.dataset.pending).toBeUndefined();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("content that a skeleton stands for is said to be slow after eight seconds, once for all of them", async () => {
    const page = (isLoading: boolean) => (
      <ProgressProvider navigating={false} slow={slow}>
        {isLoading ? [<Skeleton key="first" />, <Skeleton key="second" />] : "Your orders"}
      </ProgressProvider>
    );
    const { rerender } = render(page(true));
    await pass(7_999);
    expect(screen.getByRole("status").dataset.progress).toBeUndefined();
    await pass(1);
    expect(screen.getByRole("status").textContent).toBe(slow);
    rerender(page(false));
    expect(screen.getByRole("status").textContent).toBe("");
    rerender(page(true));
    await pass(7_999);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("a place without skeletons is said to be slow after eight seconds too", async () => {
    const page = (isLoading: boolean) => (
      <ProgressProvider navigating={false} slow={slow}>
        {isLoading ? <Awaiting /> : "Your payment"}
      </ProgressProvider>
    );
    const { rerender } = render(page(true));
    await pass(8_000);
    expect(screen.getByRole("status").textContent).toBe(slow);
    rerender(page(false));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("a link to another document is in progress until the page is left, or shown again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    render(
      <ProgressProvider navigating={false} slow={slow}>
        <a href="/?lang=hi">हिन्दी</a>
        <a href="/receipt" download>
          Receipt
        </a>
      </ProgressProvider>,
    );
    fireEvent.click(screen.getByRole("link", { name: "Receipt" }));
    await pass(300);
    expect(screen.queryByRole("status")).toBeNull();
    fireEvent.click(screen.getByRole("link", { name: "हिन्दी" }));
    await pass(0);
    await pass(300);
    expect(screen.getByRole("link", { name: "हिन्दी" }).dataset.pending).toBe("");
    fireEvent(window, new Event("pageshow"));
    expect(screen.getByRole("status").dataset.progress).toBeUndefined();
  });

  test.each([
    ["a stopped navigation", () => act(() => void navigation.dispatchEvent(new Event("navigateerror")))],
    ["Escape", () => fireEvent.keyDown(window, { key: "Escape" })],
    ["half a minute without another document, as of a download", () => pass(30_000)],
  ])("%s ends the progress of a link to another document", async (_, stop) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    render(
      <ProgressProvider navigating={false} slow={slow}>
        <a href="/?lang=hi">हिन्दी</a>
      </ProgressProvider>,
    );
    fireEvent.click(screen.getByRole("link"));
    await pass(0);
    await pass(300);
    expect(screen.getByRole("status").dataset.progress).toBe("shown");
    await stop();
    expect(screen.getByRole("status").dataset.progress).toBeUndefined();
    expect(screen.getByRole("link").dataset.pending).toBeUndefined();
  });

  test("a link whose default a later listener prevents leaves nothing", async () => {
    render(
      <ProgressProvider navigating={false} slow={slow}>
        <a href="/?lang=hi">हिन्दी</a>
      </ProgressProvider>,
    );
    const block = (event: Event) => event.preventDefault();
    window.addEventListener("click", block);
    fireEvent.click(screen.getByRole("link"));
    window.removeEventListener("click", block);
    await pass(0);
    await pass(300);
    expect(screen.queryByRole("status")).toBeNull();
  });
});

describe("in a frame as tall as its content", () => {
  let visibleFrom = 0;
  beforeEach(() => {
    vi.stubGlobal("parent", {});
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        readonly #seen: IntersectionObserverCallback;
        constructor(seen: IntersectionObserverCallback) {
          this.#seen = seen;
        }
        observe() {
          const entry = { intersectionRect: new DOMRect(0, visibleFrom, 360, 640) };
          this.#seen([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
        }
        disconnect() {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  test("the notice is where the visitor is, when it begins and when it takes long", () => {
    const { rerender } = render(<PageProgress progress="quiet">{slow}</PageProgress>);
    visibleFrom = 480;
    rerender(<PageProgress progress="shown">{slow}</PageProgress>);
    expect(screen.getByRole("status").style.insetBlockStart).toBe("480px");
    visibleFrom = 900;
    rerender(<PageProgress progress="slow">{slow}</PageProgress>);
    expect(screen.getByRole("status").style.insetBlockStart).toBe("900px");
  });
});
