import { partnerIds, partnerThemes } from "@aradhana/core/partner";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, fn, mocked, userEvent, waitFor, within } from "storybook/test";
import { SnippetGenerator } from "./snippet-generator.tsx";

/** The frame takes its partner from the page that the registry has for it: here that is this one. */
const getConfig = http.get("*/noauth-api/v1/partner/getConfig", ({ request }) => {
  const { searchParams, origin } = new URL(request.url);
  const partner_id = searchParams.get("partner_id") ?? "";
  const meta = {
    request_id: "req_story",
    server_time: new Date().toISOString(),
    currency: "inr",
    country_code: "in",
  };
  const theme = partner_id === partnerIds.gemstones ? partnerThemes.blue : partnerThemes.purple;
  const results = { partner_id, domain: origin, theme, allowed_widgets: [], mode: "test" };
  return HttpResponse.json({ success: true, message: "", results, meta });
});

const loader = () =>
  fetch("/embed/v1.js", { method: "HEAD" }).then(
    ({ ok, headers }) => ok && !!headers.get("content-type")?.includes("javascript"),
    () => false,
  );

const meta = {
  title: "Partners/Snippets",
  component: SnippetGenerator,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", baseline: false, answers: [getConfig] },
  args: { isThere: loader, copy: (text) => navigator.clipboard.writeText(text) },
} satisfies Meta<typeof SnippetGenerator>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The generator: choose options, see the widget, copy the code. Live if a shop runs beside this Storybook
 * (`pnpm start`).
 */
export const Generator: Story = {};

/** With the keyboard only: the choice is in every snippet, and can be copied. */
export const ByKeyboard: Story = {
  args: { isThere: async () => false, copy: fn(async () => undefined) },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Widget"), "chadhawa-horizontal");
    await userEvent.selectOptions(canvas.getByLabelText("Partner"), partnerIds.gemstones);
    await userEvent.selectOptions(canvas.getByLabelText("Mode"), "popup");
    const panel = () => canvas.findByRole("tabpanel");
    for (const [name, text] of [
      ["HTML", 'mode="popup"'],
      ["Web component", 'setAttribute("widget", "chadhawa-horizontal")'],
      ["Calls", "Aradhana.popup({"],
      ["React", "<AradhanaWidget"],
      ["CSP", "frame-src http://127.0.0.1:4300"],
    ] as const) {
      const tab = canvas.getByRole("tab", { name });
      if (name === "HTML") tab.focus();
      else await userEvent.keyboard("{ArrowRight}");
      await waitFor(() => expect(tab).toHaveAttribute("aria-selected", "true"));
      await waitFor(async () => expect(await panel()).toHaveTextContent(text));
    }
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy CSP" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await within(await panel()).findByText("CSP is copied.")).toBeVisible();
    await expect(args.copy).toHaveBeenCalledWith(
      "Content-Security-Policy: script-src http://127.0.0.1:4300; frame-src http://127.0.0.1:4300",
    );
  },
};

/** Without a shop it says what to start; when one runs, the widget appears. */
export const NothingAnswers: Story = {
  args: { isThere: fn(async () => true), copy: fn(async () => undefined) },
  beforeEach: ({ args }) => void mocked(args.isThere).mockResolvedValueOnce(false),
  parameters: {
    // Without the loader the partner's fallback link is shown.
    answers: [
      http.get(
        "*/embed/v1.js",
        () => new HttpResponse("", { headers: { "content-type": "text/javascript" } }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No shop answers/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Look again" }));
    const link = await canvas.findByRole("link", { name: "Upcoming pujas" });
    await expect(link.closest("aradhana-widget")).toHaveAttribute("partner-id", partnerIds.astrology);
  },
};
