// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { VisitorProvider } from "../services/visitor.tsx";
import { shellText } from "../shell-text/text.ts";
import { ShareButton } from "./share-button.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["en", "/reels?v=aarti", "/reels?v=aarti"],
  ["hi", "/pooja/rudra-abhishek", "/pooja/rudra-abhishek?lang=hi"],
  ["hi", "/reels?v=aarti", "/reels?v=aarti&lang=hi"],
] as const)(
  "a page that is read in %s is shared in that language: %s as %s",
  async (language, path, shared) => {
    await shellText.load(language);
    const writeText = vi.fn<(link: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    render(
      <VisitorProvider value={{ country: "in", language }}>
        <ShareButton title="Aarti" path={path} />
      </VisitorProvider>,
    );
    fireEvent.click(screen.getByRole("button"));
    expect(writeText).toHaveBeenCalledWith(window.location.origin + shared);
    // The outcome is shown.
    await screen.findByText(/./, { selector: "[role=status]" });
  },
);
