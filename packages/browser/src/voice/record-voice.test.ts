import { afterEach, expect, test, vi } from "vitest";
import { recordVoice } from "./index.ts";

afterEach(() => vi.unstubAllGlobals());

/** A track of a microphone, which can be unplugged. */
class Track extends EventTarget {
  readyState = "live";
  stop() {
    this.readyState = "ended";
  }
  unplug() {
    this.stop();
    this.dispatchEvent(new Event("ended"));
  }
}

class Recorder extends EventTarget {
  static isTypeSupported = () => true;
  state = "inactive";
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob(["sound"]) }));
    this.dispatchEvent(new Event("stop"));
  }
}

/** A browser with a microphone and this recorder. */
function openBrowser(MediaRecorder: typeof Recorder) {
  const track = new Track();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("MediaRecorder", MediaRecorder);
  const getUserMedia = async () => ({ getTracks: () => [track] });
  vi.stubGlobal("navigator", { userAgent: "", mediaDevices: { getUserMedia } });
  return track;
}

const failing = {
  made: class extends Recorder {
    constructor() {
      super();
      throw new Error("no such codec");
    }
  },
  started: class extends Recorder {
    override start() {
      throw new Error("the track has ended");
    }
  },
};

test.each(Object.entries(failing))(
  "a recorder that cannot be %s releases the microphone",
  async (_, kind) => {
    const track = openBrowser(kind);
    expect(await recordVoice()).toEqual({ ok: false, problem: "failed" });
    expect(track.readyState).toBe("ended");
  },
);

test("a microphone that is unplugged ends the recording, and what was recorded stays", async () => {
  const track = openBrowser(Recorder);
  const opened = await recordVoice();
  if (!opened.ok) throw new Error(opened.problem);
  track.unplug();
  await opened.recording.ended.then(() => {});
  expect((await opened.recording.stop())?.content.size).toBe(5);
});
