import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { VideoPlayer } from "./video-player.tsx";

const meta = {
  component: VideoPlayer,
  args: {
    src: "https://youtu.be/dQw4w9WgXcQ",
    start: 754,
    title: "Rudrabhishek at Kashi Vishwanath, 23 November",
    playLabel: "Play from your name",
    privacyNote: "Plays from YouTube",
    poster: "puja-pradosh-rudrabhishek-kashi",
    onPlay: fn(),
  },
  parameters: {
    hi: {
      title: "काशी विश्वनाथ में रुद्राभिषेक, 23 नवंबर",
      playLabel: "अपने नाम से देखें",
      privacyNote: "YouTube से चलता है",
    },
    docs: usage({
      when: "For a recording: of a ritual, from the second the names are read; of how something was blessed.",
      not: "In a list: there a card leads to it (`ReelCard`). It never plays before it is asked to.",
      keys: {
        Tab: "Goes to the picture, then from chapter to chapter",
        Enter: "Plays; the focus is in the recording, whose own keys apply",
      },
    }),
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const chapters = [
  { seconds: 0, label: "Ganesh puja" },
  { seconds: 754, label: "Your name is read" },
  { seconds: 4509, label: "Aarti" },
];

/** A minimal recording, so that it loads at once. */
const aMoment = "data:audio/wav;base64,UklGRigAAABXQVZFZm10IBIAAAABAAEARKwAAIhYAQACABAAAABkYXRhAgAAAAEA";

export const Playground: Story = {};
export const FromTheBeginning: Story = { args: { start: 0, playLabel: "Play", privacyNote: undefined } };
export const WithChapters: Story = { args: { chapters } };
export const PictureMissing: Story = { args: { poster: "lost" } };
export const NoPicture: Story = { args: { poster: undefined } };
/** When played, a file is shown by the browser, in the same place and size. */
export const Playing: Story = {
  args: { src: aMoment, privacyNote: undefined, chapters },
  play: async (context) => {
    const { canvas, canvasElement, args } = context;
    const { playLabel, title } = translateArgs(context);
    const height = () => canvasElement.firstElementChild?.getBoundingClientRect().height;
    const before = height();
    await userEvent.click(canvas.getByRole("link", { name: (name) => name.includes(playLabel) }));
    await expect(args.onPlay).toHaveBeenCalledWith(754);
    await expect(canvas.getByLabelText(title, { exact: false })).toHaveFocus();
    await expect(height()).toBe(before);
  },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    playLabel: "वहाँ से देखें जहाँ पुरोहित आपके परिवार के नाम और गोत्र का उच्चारण करते हैं",
    privacyNote: "वीडियो YouTube से चलता है, बिना कुकी के",
    chapters: [{ seconds: 754, label: "आपके और आपके परिवार के सभी सदस्यों के नाम तथा गोत्र का संकल्प" }],
  },
};
