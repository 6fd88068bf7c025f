// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { texts as detailTexts } from "../saved/account-details.tsx";
import { Panel, texts } from "./panel.tsx";

beforeEach(() => Promise.all([...texts, ...detailTexts].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a log-out first ends the reads under way, which the API would decline", async () => {
  const reads: AbortSignal[] = [];
  const pending = (_: unknown, { signal }: Request) => {
    reads.push(signal);
    return new Promise<Response>((__, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  };
  let ended: boolean[] = [];
  openSignedIn(<Panel onClose={() => {}} />, {
    "GET user/familyProfile": pending,
    "GET user/consents": pending,
    "POST login/logout": () => {
      ended = reads.map(({ aborted }) => aborted);
      return answer(null);
    },
  });
  await waitFor(() => expect(reads).toHaveLength(2));
  fireEvent.click(screen.getByRole("button", { name: "Not you? Log out", hidden: true }));
  await waitFor(() => expect(ended).toEqual([true, true]));
});
