import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { usage } from "../../foundations/usage.ts";
import { PetalRing } from "../petal-ring/index.ts";
import { CallScreen } from "./call-screen.tsx";
import { OwnVideo } from "./own-video.tsx";

/** A picture of one colour, as a camera would send it; none where a server renders the story. */
function pictureOf(colour: string): MediaStream | undefined {
  if (!globalThis.document) return undefined;
  const canvas = document.createElement("canvas");
  canvas.width = 320;
  canvas.height = 240;
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = colour;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.captureStream(1);
}

function peerOf(colour: string, { hasVideo }: { hasVideo: boolean }) {
  const stream = pictureOf(colour);
  return stream && { stream, hasVideo };
}

const meta = {
  component: CallScreen,
  parameters: {
    docs: usage({
      when: "During a call, above its buttons; the portrait is shown until the other side has a picture.",
      not: "For films (`VideoPlayer`). Before a call one sees oneself in `OwnVideo`.",
    }),
  },
  args: {
    ...{ peer: undefined, own: undefined, withVideo: true, portrait: <PetalRing /> },
    ...{ peerLabel: "Video of Acharya Mohan", ownLabel: "Your own video" },
  },
} satisfies Meta<typeof CallScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BothSeen: Story = {
  render: (args) => (
    <CallScreen {...args} peer={peerOf("#7a1f2b", { hasVideo: true })} own={pictureOf("#2f5d50")} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Video of Acharya Mohan")).toBeVisible();
    const own = canvas.getByLabelText<HTMLVideoElement>("Your own video");
    await waitFor(() => expect(own.srcObject).not.toBeNull());
    await expect(own.muted).toBe(true);
  },
};

/** Heard, not seen: the portrait stays. */
export const CameraOff: Story = {
  render: (args) => <CallScreen {...args} peer={peerOf("#000000", { hasVideo: false })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Video of Acharya Mohan")).not.toBeVisible();
  },
};

export const Voice: Story = { args: { withVideo: false } };

export const BeforeTheCall: Story = {
  render: () => {
    const stream = pictureOf("#2f5d50");
    return stream ? <OwnVideo stream={stream} label="Your own video" /> : <PetalRing />;
  },
};
