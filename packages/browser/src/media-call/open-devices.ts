import {
  type MediaProblem,
  type OpenedDevices,
  type OwnDevices,
  problemBefore,
  problemOf,
} from "@aradhana/core/media-call";

const sound: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};
/** Enough for a face, on a phone's connection too. */
const picture: MediaTrackConstraints = {
  facingMode: "user",
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 24, max: 30 },
};

const isSupported = () =>
  typeof RTCPeerConnection === "function" && typeof navigator.mediaDevices?.getUserMedia === "function";

/** In ms: for a moment after a reload, the previous page still has the camera. */
const RETRY_DELAY = 1_000;

async function requestDevices(constraints: MediaStreamConstraints): Promise<OpenedDevices<MediaStream>> {
  try {
    return { ok: true, devices: devicesOf(await navigator.mediaDevices.getUserMedia(constraints)) };
  } catch (error) {
    return { ok: false, problem: problemOf(error, { userAgent: navigator.userAgent }) };
  }
}

/** Retries once if a device is busy. */
async function requestWithRetry(constraints: MediaStreamConstraints): Promise<OpenedDevices<MediaStream>> {
  const opened = await requestDevices(constraints);
  if (opened.ok || opened.problem !== "busy") return opened;
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  return requestDevices(constraints);
}

/** Asks for microphone and camera. Without a camera, a video call begins with sound alone. */
export async function openDevices({ video }: { video: boolean }): Promise<OpenedDevices<MediaStream>> {
  const { userAgent } = navigator;
  const before = problemBefore({ userAgent, isSecure: isSecureContext, isSupported: isSupported() });
  if (before) return { ok: false, problem: before };
  const opened = await requestWithRetry({ audio: sound, video: video && picture });
  const isFinal = opened.ok || !video || opened.problem === "denied" || opened.problem === "in_app";
  return isFinal ? opened : requestDevices({ audio: sound });
}

function devicesOf(stream: MediaStream): OwnDevices<MediaStream> {
  let isClosed = false;
  /** The last change of the camera: two at once would start it twice. */
  let changing: Promise<unknown> = Promise.resolve();

  function stopCamera() {
    for (const track of stream.getVideoTracks()) {
      // Its light goes out, which a disabled camera's does not.
      track.stop();
      stream.removeTrack(track);
    }
  }
  async function startCamera(): Promise<MediaProblem | undefined> {
    try {
      const camera = await navigator.mediaDevices.getUserMedia({ video: picture });
      for (const track of camera.getVideoTracks()) {
        // The permission can come after the call was left.
        if (isClosed) track.stop();
        else stream.addTrack(track);
      }
      return undefined;
    } catch (error) {
      return problemOf(error, { userAgent: navigator.userAgent });
    }
  }
  async function changeCamera(isOn: boolean): Promise<MediaProblem | undefined> {
    stopCamera();
    return isOn && !isClosed ? startCamera() : undefined;
  }
  return {
    stream,
    hasCamera: stream.getVideoTracks().length > 0,
    setMuted(isMuted) {
      for (const track of stream.getAudioTracks()) track.enabled = !isMuted;
    },
    setCamera(isOn) {
      const changed = changing.then(() => changeCamera(isOn));
      changing = changed;
      return changed;
    },
    close() {
      isClosed = true;
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
