import type { StaffRecording } from "@aradhana/core/staff";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { AdminContext } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { PublishPart } from "./publish-part.tsx";

afterEach(cleanup);

const recording = { id: `rec_${"1".repeat(22)}`, published_at: null } as StaffRecording;

test("a recording is not published while a second that was typed is not saved", async () => {
  render(
    <AdminContext>
      <PublishPart recording={recording} seconds={{ isUnsaved: true, missing: 0 }} />
    </AdminContext>,
  );
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Publish" })).disabled).toBe(true);
  expect(screen.getByText("Save the seconds first.")).toBeDefined();
});

test("the question before says for how many orders the recording opens at its beginning", async () => {
  render(
    <AdminContext>
      <PublishPart recording={recording} seconds={{ isUnsaved: false, missing: 2 }} />
    </AdminContext>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Publish" }));
  await screen.findByText(/2 orders have no second: for them the recording opens at the beginning\./);
});
