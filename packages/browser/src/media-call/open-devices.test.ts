import { expect, test, vi } from "vitest";
import { createRtcPort } from "./index.ts";

/** A track as the tests need it. */
function track(kind: "audio" | "video") {
  return {
    ...{ kind, enabled: true, readyState: "live" },
    stop() {
      this.readyState = "ended";
    },
  };
}
type Track = ReturnType<typeof track>;

function stream(...tracks: Track[]) {
  const present = new Set(tracks);
  const of = (kind: string) => [...present].filter((each) => each.kind === kind);
  return {
    ...{
      getTracks: () => [...present],
      getAudioTracks: () => of("audio"),
      getVideoTracks: () => of("video"),
    },
    ...{ addTrack: (added: Track) => present.add(added), removeTrack: (gone: Track) => present.delete(gone) },
  };
}

/** A browser with a microphone, whose camera starts when the test allows it. */
async function openMicrophone() {
  const cameras: Track[] = [];
  const waiting: (() => void)[] = [];
  const getUserMedia = async ({ audio }: MediaStreamConstraints) => {
    if (audio) return stream(track("audio"));
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    const camera = track("video");
    cameras.push(camera);
    return stream(camera);
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("RTCPeerConnection", class {});
  vi.stubGlobal("navigator", { userAgent: "", mediaDevices: { getUserMedia } });
  const opened = await createRtcPort().openDevices({ video: false });
  if (!opened.ok) throw new Error(opened.problem);
  return {
    ...{ devices: opened.devices, cameras },
    /** Starts each camera that was requested until nothing more is. */
    async allow() {
      do {
        waiting.shift()?.();
        await vi.advanceTimersByTimeAsync(0);
      } while (waiting.length > 0);
    },
    live: () => cameras.filter(({ readyState }) => readyState === "live"),
  };
}

test("a camera that starts after the devices were closed is stopped", async () => {
  vi.useFakeTimers();
  const { devices, allow, cameras, live } = await openMicrophone();
  const turned = devices.setCamera(true);
  await vi.advanceTimersByTimeAsync(0);
  devices.close();
  await allow();
  await turned;
  expect(cameras).toHaveLength(1);
  expect(live()).toEqual([]);
});

test("a camera that is turned on twice is one camera", async () => {
  vi.useFakeTimers();
  const { devices, allow, live } = await openMicrophone();
  const turned = Promise.all([devices.setCamera(true), devices.setCamera(true)]);
  await vi.advanceTimersByTimeAsync(0);
  await allow();
  expect(await turned).toEqual([undefined, undefined]);
  expect(live()).toHaveLength(1);
  expect(devices.stream.getVideoTracks()).toHaveLength(1);
});

test("a camera that is turned off while it starts is off", async () => {
  vi.useFakeTimers();
  const { devices, allow, live } = await openMicrophone();
  const turned = Promise.all([devices.setCamera(true), devices.setCamera(false)]);
  await vi.advanceTimersByTimeAsync(0);
  await allow();
  await turned;
  expect(live()).toEqual([]);
  expect(devices.stream.getVideoTracks()).toEqual([]);
});

/** Opens the devices in a browser that fails its first requests with these errors; returns what was requested. */
async function openWith(...errors: string[]) {
  vi.useFakeTimers();
  const requested: string[] = [];
  const getUserMedia = async ({ video }: MediaStreamConstraints) => {
    requested.push(video ? "camera" : "microphone");
    const error = errors.shift();
    if (error) throw new DOMException("", error);
    return stream(track("audio"), ...(video ? [track("video")] : []));
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("RTCPeerConnection", class {});
  vi.stubGlobal("navigator", { userAgent: "", mediaDevices: { getUserMedia } });
  const opening = createRtcPort().openDevices({ video: true });
  await vi.runAllTimersAsync();
  return { opened: await opening, requested };
}

test("a camera that the previous page still has is requested again", async () => {
  const { opened, requested } = await openWith("NotReadableError");
  expect(opened).toMatchObject({ ok: true, devices: { hasCamera: true } });
  expect(requested).toEqual(["camera", "camera"]);
});

test("a call begins with sound alone while another app has the camera", async () => {
  const { opened, requested } = await openWith("NotReadableError", "NotReadableError");
  expect(opened).toMatchObject({ ok: true, devices: { hasCamera: false } });
  expect(requested).toEqual(["camera", "camera", "microphone"]);
});

test("a permission that was denied is not requested again", async () => {
  const { opened, requested } = await openWith("NotAllowedError");
  expect(opened).toEqual({ ok: false, problem: "denied" });
  expect(requested).toEqual(["camera"]);
});
