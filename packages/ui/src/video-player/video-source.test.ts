import { expect, test } from "vitest";
import { videoSource } from "./video-source.ts";

const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x",
  "https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=5",
  "https://youtu.be/dQw4w9WgXcQ?si=x",
  "https://www.youtube.com/live/dQw4w9WgXcQ",
  "https://youtube.com/shorts/dQw4w9WgXcQ",
  "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3",
])("%s is embedded without cookies at its start time", (link) => {
  expect(videoSource(link, 0)).toEqual({ kind: "frame", provider: "YouTube", src: youtube });
  expect(videoSource(link, 90)).toEqual({ kind: "frame", provider: "YouTube", src: `${youtube}&start=90` });
});

test.each([
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1#t=90s"],
  [
    "https://vimeo.com/76979871/8272103f6e",
    "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e#t=90s",
  ],
  [
    "https://player.vimeo.com/video/76979871?h=82",
    "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=82#t=90s",
  ],
])("%s is embedded without tracking", (link, src) => {
  expect(videoSource(link, 90)).toEqual({ kind: "frame", provider: "Vimeo", src });
});

test.each([
  ["/media/puja.mp4", "/media/puja.mp4#t=90"],
  ["https://cdn.test/puja.mp4", "https://cdn.test/puja.mp4#t=90"],
  ["https://youtube.com.evil.test/watch?v=a", "https://youtube.com.evil.test/watch?v=a#t=90"],
  ["https://www.youtube.com/@somebody", "https://www.youtube.com/@somebody?t=90"],
  ["https://www.youtube.com/watch?v=../../evil", "https://www.youtube.com/watch?v=..%2F..%2Fevil&t=90"],
  ["http://vimeo.com/76979871", "http://vimeo.com/76979871#t=90s"],
  ["https://vimeo.com/channels/staffpicks", "https://vimeo.com/channels/staffpicks#t=90s"],
])("%s is never embedded", (link, src) => {
  expect(videoSource(link, 90)).toEqual({ kind: "file", src });
});
