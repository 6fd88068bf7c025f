import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { CallScreen } from "./call-screen.tsx";
import { OwnVideo } from "./own-video.tsx";

const stream = {} as MediaStream;
const labels = { peerLabel: "Video of Acharya Mohan", ownLabel: "Your own video" };
const call = { peer: undefined, own: undefined, withVideo: true, portrait: <p>Mohan</p>, ...labels };

describeComponent("CallScreen", <CallScreen {...call} />, "screen");
describeComponent("OwnVideo", <OwnVideo stream={stream} label="Your own video" />, "preview");

test("the other side is heard without a picture, behind the portrait", () => {
  render(<CallScreen {...call} peer={{ stream, hasVideo: false }} />);
  expect(screen.getByText("Mohan")).toBeDefined();
  const video = screen.getByLabelText<HTMLVideoElement>("Video of Acharya Mohan");
  expect([video.srcObject, video.muted, video.dataset.silentPicture]).toEqual([stream, false, "true"]);
});

test("one's own picture has no sound, and the portrait goes when the other is seen", () => {
  render(<CallScreen {...call} peer={{ stream, hasVideo: true }} own={stream} />);
  expect(screen.queryByText("Mohan")).toBeNull();
  expect(screen.getByLabelText<HTMLVideoElement>("Your own video").muted).toBe(true);
});
