import type { Meta, StoryObj } from "@storybook/react-vite";
import { authText } from "../src/features/account/sign-in-page/text.ts";
import { at, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Sign in", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** The code is shown in a separate flow. */
export const Phone: Story = { ...at("/auth", { themed: true }), play: shows(authText, ({ title }) => title) };
