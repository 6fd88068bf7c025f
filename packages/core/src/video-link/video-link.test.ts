import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readVideoStart, withStart } from "./index.ts";

describe("§5 video links get a start-time parameter (t, start) in seconds", () => {
  test.each([
    ["YouTube, to watch", "https://www.youtube.com/watch?v=abc", "https://www.youtube.com/watch?v=abc&t=90"],
    ["YouTube, on a phone", "https://m.youtube.com/watch?v=abc", "https://m.youtube.com/watch?v=abc&t=90"],
    ["YouTube, bare", "https://youtube.com/live/abc", "https://youtube.com/live/abc?t=90"],
    ["YouTube, short", "https://youtu.be/abc?si=x", "https://youtu.be/abc?si=x&t=90"],
    [
      "YouTube, in a frame",
      "https://www.youtube.com/embed/abc",
      "https://www.youtube.com/embed/abc?start=90",
    ],
    [
      "YouTube, in a frame without cookies",
      "https://www.youtube-nocookie.com/embed/abc?rel=0",
      "https://www.youtube-nocookie.com/embed/abc?rel=0&start=90",
    ],
    ["Vimeo", "https://vimeo.com/76979871?h=8272103f6e", "https://vimeo.com/76979871?h=8272103f6e#t=90s"],
    [
      "Vimeo, in a frame",
      "https://player.vimeo.com/video/76979871",
      "https://player.vimeo.com/video/76979871#t=90s",
    ],
    ["a file", "https://cdn.test/puja.mp4?sig=t%3D1&t=x", "https://cdn.test/puja.mp4?sig=t%3D1&t=x#t=90"],
    ["a file without TLS", "http://cdn.test/puja.mp4", "http://cdn.test/puja.mp4#t=90"],
    ["a file of our own", "/media/puja.mp4", "/media/puja.mp4#t=90"],
    [
      "another site with youtube in its name",
      "https://notyoutube.com/watch?v=1",
      "https://notyoutube.com/watch?v=1#t=90",
    ],
    ["a site below another", "https://youtube.com.evil.test/x", "https://youtube.com.evil.test/x#t=90"],
  ])("%s", (_, link, started) => expect(withStart(link, 90)).toBe(started));

  test.each([
    ["https://youtu.be/abc?t=10", "https://youtu.be/abc?t=90"],
    ["https://www.youtube.com/watch?v=a&start=10&t=5#t=3", "https://www.youtube.com/watch?v=a&t=90"],
    ["https://www.youtube.com/embed/a?t=5&start=10", "https://www.youtube.com/embed/a?start=90"],
    ["https://vimeo.com/1#t=10s", "https://vimeo.com/1#t=90s"],
    ["https://vimeo.com/1?t=30&h=8272103f6e#t=3s", "https://vimeo.com/1?h=8272103f6e#t=90s"],
    ["https://player.vimeo.com/video/1?start=30", "https://player.vimeo.com/video/1#t=90s"],
    ["/media/puja.mp4#t=10,20", "/media/puja.mp4#t=90"],
  ])("%s gets the new start instead of its own", (link, started) => {
    expect(withStart(link, 90)).toBe(started);
  });

  test.each([0, -1, Number.NaN, 0.9])("a start of %d means the beginning", (seconds) => {
    expect(withStart("https://youtu.be/abc", seconds)).toBe("https://youtu.be/abc");
  });

  test("fractions of a second are dropped", () => {
    expect(withStart("https://youtu.be/abc", 90.9)).toBe("https://youtu.be/abc?t=90");
  });

  test.each([
    "https://",
    "javascript:alert(1)",
    "data:video/mp4,x",
    "upi://pay",
    "xhttps://a.test/x",
    "httpsx://a.test/x",
  ])("%j is not a web URL and stays unchanged", (link) => {
    expect(withStart(link, 90)).toBe(link);
    expect(readVideoStart(link)).toBe(0);
  });

  test("the start that is written into a link is read back", () => {
    const links = fc.constantFrom(
      ...[
        "https://www.youtube.com/watch?v=a&t=3",
        "https://youtu.be/a",
        "https://www.youtube.com/embed/a?start=1",
      ],
      ...[
        "https://vimeo.com/1",
        "https://vimeo.com/1?t=30",
        "https://cdn.test/a.mp4?t=30&start=5",
        "https://player.vimeo.com/video/1#t=9s",
        "/media/a.mp4",
        "https://cdn.test/a.mp4?x=1",
      ],
    );
    fc.assert(
      fc.property(links, fc.integer({ min: 1, max: 200_000 }), (link, seconds) => {
        const started = withStart(link, seconds);
        expect(readVideoStart(started)).toBe(seconds);
        expect(withStart(started, seconds)).toBe(started);
      }),
    );
  });
});

describe("reading the start of a link", () => {
  test.each([
    ["https://youtu.be/a?t=90", 90],
    ["https://youtu.be/a?t=90s", 90],
    ["https://youtu.be/a?t=1m30s", 90],
    ["https://youtu.be/a?t=1h2m3s", 3723],
    ["https://youtu.be/a?t=2h", 7200],
    ["https://youtu.be/a?t=12h", 43_200],
    ["https://youtu.be/a?t=10m30s", 630],
    ["/media/a.mp4#t=12.25", 12],
    ["https://youtu.be/a?t=2m", 120],
    ["https://youtu.be/a?t=1:30", 90],
    ["https://www.youtube.com/embed/a?start=90", 90],
    ["https://vimeo.com/1#t=1m30s", 90],
    ["/media/a.mp4#t=12.5", 12],
    ["/media/a.mp4#t=12,20", 12],
    ["https://youtu.be/a?t=5&start=7", 5],
    ["https://youtu.be/a?start=7#t=9", 7],
    ["https://vimeo.com/1?t=5#t=9s", 9],
    ["/media/a.mp4?t=5", 5],
  ])("%s begins at %i", (link, seconds) => expect(readVideoStart(link)).toBe(seconds));

  test.each([
    ...["https://youtu.be/a", "https://youtu.be/a?t=", "https://youtu.be/a?t=abc", "https://youtu.be/a?t=-5"],
    ...[
      "https://youtu.be/a?t=1s2m",
      "https://youtu.be/a?t=x90",
      "https://youtu.be/a?t=90x",
      `https://youtu.be/a?t=${"9".repeat(40)}`,
    ],
  ])("%.40s has no start time", (link) => expect(readVideoStart(link)).toBe(0));
});

test.each([
  ["https://www.youtube.com/watch?v=abc&t=90", "https://www.youtube.com/watch?v=abc&t=0"],
  ["https://vimeo.com/1#t=90s", "https://vimeo.com/1#t=0s"],
  ["https://cdn.test/a.mp4?t=signed&x=1#t=90", "https://cdn.test/a.mp4?t=signed&x=1#t=0"],
])("§5 a start of 0 replaces another one: %s", (link, started) => {
  expect(withStart(link, 0)).toBe(started);
  expect(readVideoStart(started)).toBe(0);
});
