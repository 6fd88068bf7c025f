import { recordingChapters, type StaffRecording, staffRecording } from "@aradhana/core/staff";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminContext, type DataProvider, Notification, ResourceContextProvider } from "react-admin";
import { parse } from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { CaptionsForm } from "./captions-form.tsx";
import { ChaptersForm } from "./chapters-form.tsx";

afterEach(cleanup);

const recording: StaffRecording = {
  ...{
    id: `rec_${"1".repeat(22)}`,
    ritual_id: `pj_${"1".repeat(22)}`,
    state: "ready",
    bytes: 1,
    received: 1,
  },
  ...{ expires_at: "2026-11-26T00:00:00.000Z", seconds: 7200, published_at: null, film_url: "/film" },
  ...{ chapters: [{ seconds: 754, label: { en: "Sankalp", hi: "संकल्प" } }], captions: ["en"] },
  created_at: "2026-11-25T00:00:00.000Z",
};

function open(form: React.ReactElement) {
  const set = vi.fn(async (..._: unknown[]) => recording);
  render(
    <AdminContext dataProvider={{ set } as unknown as DataProvider}>
      <ResourceContextProvider value="ritual">{form}</ResourceContextProvider>
      <Notification />
    </AdminContext>,
  );
  return set;
}

test("a chapter is added with its time as players show it, and only with a text in both languages", async () => {
  const set = open(<ChaptersForm recording={recording} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add a chapter" }));
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>("Begins at");
  expect(first?.value).toBe("12:34");
  if (!second) throw new Error("there is no second chapter");
  await user.type(second, "later");
  await user.type(screen.getAllByLabelText("Chapter · English")[1] as HTMLElement, "Aarti");
  await user.click(screen.getByRole("button", { name: "Save the chapters" }));
  const hindi = screen.getAllByLabelText("Chapter · Hindi")[1] as HTMLElement;
  await vi.waitFor(() => expect(hindi.getAttribute("aria-invalid")).toBe("true"));
  expect(second.getAttribute("aria-invalid")).toBe("true");
  expect(set).not.toHaveBeenCalled();

  await user.clear(second);
  await user.type(second, "1:02:03");
  await user.type(hindi, "आरती");
  await user.click(screen.getByRole("button", { name: "Save the chapters" }));
  await screen.findByText("Chapters saved.");
  const chapters = [...recording.chapters, { seconds: 3723, label: { en: "Aarti", hi: "आरती" } }];
  expect(set).toHaveBeenCalledWith(`recording/${recording.id}/chapters`, staffRecording, { chapters });
  expect(parse(recordingChapters, set.mock.calls[0]?.[2])).toEqual({ chapters });
});

test("a chapter after the end of the recording is marked, and not sent", async () => {
  const set = open(<ChaptersForm recording={{ ...recording, seconds: 28, chapters: [] }} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add a chapter" }));
  await user.type(screen.getByLabelText("Begins at"), "9:00");
  await user.type(screen.getByLabelText("Chapter · English"), "Aarti");
  await user.type(screen.getByLabelText("Chapter · Hindi"), "आरती");
  await user.click(screen.getByRole("button", { name: "Save the chapters" }));
  await screen.findByText("The recording ends at 0:28.");
  expect(set).not.toHaveBeenCalled();
});

test("captions are read from a WebVTT file; another file is refused at its field", async () => {
  const set = open(<CaptionsForm recording={recording} />);
  const user = userEvent.setup({ applyAccept: false });
  await screen.findByRole("button", { name: "Replace the English captions" });
  const hindi = screen.getByLabelText("Add Hindi captions", { selector: "input" });
  await user.upload(hindi, new File(["1\n00:00:01,000"], "hindi.srt"));
  await screen.findByText(/This is not a WebVTT file/);
  expect(set).not.toHaveBeenCalled();

  await user.upload(hindi, new File([`WEBVTT${"\n".repeat(200_000)}`], "long.vtt"));
  await screen.findByText(/This file is too long/);
  expect(screen.queryByText(/This is not a WebVTT file/)).toBeNull();

  const vtt = "WEBVTT\n\n00:01.000 --> 00:04.000\nसंकल्प";
  await user.upload(hindi, new File([vtt], "hindi.vtt"));
  await screen.findByText("Captions saved.");
  expect(screen.queryByText(/This is not a WebVTT file/)).toBeNull();
  expect(set).toHaveBeenCalledWith(`recording/${recording.id}/captions/hi`, staffRecording, { vtt });
});
