import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { VideoPlayer, type VideoPlayerProps } from "./video-player.tsx";

const player = (props: Partial<VideoPlayerProps> = {}) => (
  <VideoPlayer
    src="https://youtu.be/dQw4w9WgXcQ"
    start={754}
    title="Rudrabhishek, 23 November"
    playLabel="Play from your name"
    privacyNote="Plays from YouTube"
    {...props}
  />
);
const begin = () => screen.getByRole("link", { name: /Play from your name/ });

describeComponent("VideoPlayer", player(), "player");

beforeEach(() => {
  // jsdom plays nothing.
  HTMLMediaElement.prototype.play = vi.fn().mockResolvedValue(undefined);
});

test("loads nothing of the recording before it is pressed", () => {
  const { container } = render(player());
  expect(container.querySelector("iframe, video")).toBeNull();
  expect(container.innerHTML).not.toContain("nocookie");
});

test("without scripts the button links to the recording at its start time", () => {
  expect(renderToString(player())).toContain('href="https://youtu.be/dQw4w9WgXcQ?t=754"');
});

test("plays in place, without cookies, from its start time, and has the focus", () => {
  const onPlay = vi.fn();
  render(player({ onPlay }));
  fireEvent.click(begin());
  const frame = screen.getByTitle<HTMLIFrameElement>("Rudrabhishek, 23 November");
  expect(frame.src).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=754");
  expect(document.activeElement).toBe(frame);
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(754);
});

test("a press with a modifier key opens a new tab", () => {
  render(player());
  const press = createEvent.click(begin(), { ctrlKey: true });
  fireEvent(begin(), press);
  expect(press.defaultPrevented).toBe(false);
  expect(begin()).toBeDefined();
});

test("a file is played by the browser, with its captions", () => {
  const captions = [{ src: "/media/puja.hi.vtt", language: "hi", label: "हिन्दी" }];
  render(player({ src: "/media/puja.mp4", captions }));
  fireEvent.click(begin());
  const video = screen.getByLabelText<HTMLVideoElement>("Rudrabhishek, 23 November");
  expect(video.getAttribute("src")).toBe("/media/puja.mp4#t=754");
  expect(video.controls).toBe(true);
  expect(video.querySelector("track")?.getAttribute("srclang")).toBe("hi");
});

test("chapters seek to their time, in a frame and in a playing file", () => {
  const chapters = [
    { seconds: 0, label: "Ganesh puja" },
    { seconds: 4509, label: "Your name" },
  ];
  const { unmount } = render(player({ chapters }));
  fireEvent.click(screen.getByRole("link", { name: "1:15:09 Your name" }));
  expect(screen.getByTitle<HTMLIFrameElement>(/Rudrabhishek/).src).toContain("start=4509");
  unmount();

  render(player({ chapters, src: "/media/puja.mp4" }));
  fireEvent.click(begin());
  fireEvent.click(screen.getByRole("link", { name: "1:15:09 Your name" }));
  const video = screen.getByLabelText<HTMLVideoElement>(/Rudrabhishek/);
  expect(video.currentTime).toBe(4509);
  // Another URL would reload it.
  expect(video.getAttribute("src")).toBe("/media/puja.mp4#t=754");
});

test("a chapter of a frame can be revisited", () => {
  render(player({ chapters: [{ seconds: 60, label: "Your name" }] }));
  const frame = () => screen.getByTitle(/Rudrabhishek/);
  const chapter = screen.getByRole("link", { name: "1:00 Your name" });
  fireEvent.click(chapter);
  const first = frame();
  fireEvent.click(chapter);
  expect(frame()).not.toBe(first);
});

test("takes the focus once, and not at every render", () => {
  const page = (title: string) => (
    <>
      {player({ title })}
      <button type="button">Elsewhere</button>
    </>
  );
  const { rerender } = render(page("As it was"));
  fireEvent.click(begin());
  screen.getByRole("button").focus();
  rerender(page("Drawn again"));
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("when the browser refuses to play, the controls are left to the user", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const notAllowed = new DOMException("Not now", "NotAllowedError");
  // No mock function: it would handle the promise it returns.
  HTMLMediaElement.prototype.play = () => Promise.reject(notAllowed);
  render(player({ src: "/media/puja.mp4", chapters: [{ seconds: 60, label: "Your name" }] }));
  fireEvent.click(begin());
  fireEvent.click(screen.getByRole("link", { name: "1:00 Your name" }));
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
