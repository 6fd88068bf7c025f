import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { nameNumbersText } from "../src/features/content/name-numbers/text.ts";
import { at, page, shows, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Name numerology", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Empty: Story = {
  ...at("/name-correction", { themed: true }),
  play: shows(nameNumbersText, ({ title }) => title),
};

/** Types the name, in the language of the story. */
const typed =
  (name: string): NonNullable<Story["play"]> =>
  async (context) => {
    const label = (await wordsOf(nameNumbersText, context)).name;
    await userEvent.type(await context.canvas.findByRole("textbox", { name: label }), name);
  };

export const Counted: Story = { ...at("/name-correction"), play: typed("Priya Sharma") };
export const InDevanagari: Story = { ...at("/name-correction"), play: typed("दीपा") };
export const NoName: Story = { ...at("/name-correction"), play: typed("P") };
