import { loginHandoverKey } from "@aradhana/core/user";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type HttpResponseResolver, http } from "msw";
import { expect } from "storybook/test";
import { linkLoginText } from "../src/features/account/link-login/text.ts";
import { loginText } from "../src/features/account/login/text.ts";
import { phoneText } from "../src/features/account/phone/text.ts";
import { authText } from "../src/features/account/sign-in-page/text.ts";
import { errorTexts } from "../src/shared/api-errors/text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { lose, paths, refuse, wait } from "./handlers.ts";
import { at, page, type ScreenState, says, shows, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Sign in", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** The code is shown in a separate flow. */
export const Phone: Story = { ...at("/auth", { themed: true }), play: shows(authText, ({ title }) => title) };

const followed = at("/auth?link=follow", { state: "loading", handlers: [http.get(paths.user, wait)] });
/** The login of a link is checked. */
export const LinkFollowed: Story = {
  ...followed,
  beforeEach: [
    followed.beforeEach ?? [],
    () => sessionStorage.setItem(loginHandoverKey, JSON.stringify({ token: "t", platform: "android" })),
  ].flat(),
  play: async (context) => {
    const { loading } = await wordsOf(shellText, context);
    await expect(await context.canvas.findByRole("img", { name: loading })).toBeVisible();
  },
};

export const LinkExpired: Story = {
  ...at("/auth?link=expired", { state: "gone" }),
  play: says(linkLoginText, ({ expired }) => expired),
};

/** The code could not be sent. */
const notSent = (
  state: ScreenState,
  code: "internal" | "network",
  response: HttpResponseResolver,
): Story => ({
  ...at("/auth", { state, handlers: [http.post(paths.sendOtp, response)] }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { label } = await wordsOf(phoneText, context);
    const { getCode } = await wordsOf(loginText, context);
    const { codes } = await wordsOf(errorTexts, context);
    const field = await canvas.findByRole("textbox", { name: label });
    await userEvent.type(field, "9876543210");
    await userEvent.click(canvas.getByRole("button", { name: getCode }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(codes[code]);
    await expect(field).toHaveValue("9876543210");
  },
});
export const NotSent: Story = notSent("error", "internal", refuse(500, "internal"));
export const Offline: Story = notSent("offline", "network", lose);
