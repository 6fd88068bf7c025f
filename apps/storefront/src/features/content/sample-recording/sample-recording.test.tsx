// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ritualText } from "../../../lines/ritual-text.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { film } from "./film.ts";
import { SampleRecording } from "./sample-recording.tsx";
import { sampleText } from "./text.ts";

let approach = () => {};

beforeEach(async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        approach = () => act(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  document.documentElement.lang = "hi";
  await ritualText.load("hi");
  render(
    <VisitorProvider value={{ country: "in", language: "hi" }}>
      <SampleRecording />
    </VisitorProvider>,
  );
});
afterEach(() => {
  cleanup();
  document.documentElement.lang = "";
  vi.unstubAllGlobals();
});

const play = () => screen.findByRole("link", { name: "नाम से चलाएँ" });

test("away from the viewport it is a picture that links to the film at the second of the name", () => {
  const link = screen.getByRole("link", { name: /^नमूना रिकॉर्डिंग/ });
  expect(link.getAttribute("href")).toBe("/media/sample-recording.mp4#t=12");
  expect(screen.queryByRole("list")).toBeNull();
});

test("near the viewport it becomes the player, which loads no film before it is pressed", async () => {
  approach();
  fireEvent.click(await play());
  const video = screen.getByLabelText<HTMLVideoElement>("आशा शर्मा के नाम की नमूना रिकॉर्डिंग");
  expect(video.getAttribute("src")).toBe("/media/sample-recording.mp4#t=12");
  const tracks = [...video.querySelectorAll("track")].map(({ src, default: shown }) => [src, shown]);
  expect(tracks).toEqual([
    [expect.stringMatching(/\/media\/sample-recording\.hi\.vtt$/), true],
    [expect.stringMatching(/\/media\/sample-recording\.en\.vtt$/), false],
  ]);
});

test.each(["en", "hi"] as const)(
  "the chapters and the name are where the film has them: %s",
  async (language) => {
    await sampleText.load(language);
    const file = `../../../../../api/art/recordings/sample-recording.${language}.vtt`;
    const cues = readFileSync(`${import.meta.dirname}/${file}`, "utf8")
      .split("\n\n")
      .slice(1);
    const starts = cues.map((cue) => Number(/^00:00:(\d\d)\.000 -->/.exec(cue)?.[1]));
    expect(sampleText.in(language).chapters.map(({ seconds }) => seconds)).toEqual(starts);
    expect(cues[starts.indexOf(film.nameAt)]).toMatch(/Asha Sharma|आशा शर्मा/);
  },
);
