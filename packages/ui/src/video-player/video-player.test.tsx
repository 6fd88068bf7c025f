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

test("without a script the press leads to the recording, at its second", () => {
  expect(renderToString(player())).toContain('href="https://youtu.be/dQw4w9WgXcQ?t=754"');
});

test("plays in its place, without cookies, from its second, and has the focus", () => {
  const onPlay = vi.fn();
  render(player({ onPlay }));
  fireEvent.click(begin());
  const frame = screen.getByTitle<HTMLIFrameElement>("Rudrabhishek, 23 November");
  expect(frame.src).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=754");
  expect(document.activeElement).toBe(frame);
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(754);
});

test("a press that asks for another tab gets one", () => {
  render(player());
  const press = createEvent.click(begin(), { ctrlKey: true });
  fireEvent(begin(), press);
  expect(press.defaultPrevented).toBe(false);
  expect(begin()).toBeDefined();
});

test("a file is played by the browser, with its captions", () => {
  const captions = [{ src: "/media/rite.hi.vtt", language: "hi", label: "हिन्दी" }];
  render(player({ src: "/media/rite.mp4", captions }));
  fireEvent.click(begin());
  const video = screen.getByLabelText<HTMLVideoElement>("Rudrabhishek, 23 November");
  expect(video.getAttribute("src")).toBe("/media/rite.mp4#t=754");
  expect(video.controls).toBe(true);
  expect(video.querySelector("track")?.getAttribute("srclang")).toBe("hi");
});

test("chapters lead to their second, in a frame and in a file that plays already", () => {
  const chapters = [
    { seconds: 0, label: "Ganesh puja" },
    { seconds: 4509, label: "Your name" },
  ];
  const { unmount } = render(player({ chapters }));
  fireEvent.click(screen.getByRole("link", { name: "1:15:09 Your name" }));
  expect(screen.getByTitle<HTMLIFrameElement>(/Rudrabhishek/).src).toContain("start=4509");
  unmount();

  render(player({ chapters, src: "/media/rite.mp4" }));
  fireEvent.click(begin());
  fireEvent.click(screen.getByRole("link", { name: "1:15:09 Your name" }));
  expect(screen.getByLabelText<HTMLVideoElement>(/Rudrabhishek/).currentTime).toBe(4509);
});
