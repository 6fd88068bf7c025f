import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Settings of Firefox, as `about:config` lists them. */
export type Preferences = Readonly<Record<string, boolean | number | string>>;

/** A Firefox that is driven over WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export interface Bidi {
  send<Result>(method: string, params?: object): Promise<Result>;
  stop(): Promise<void>;
}

interface Message {
  type: "success" | "error" | "event";
  id?: number | null;
  method?: string;
  message?: string;
  params?: unknown;
  result?: unknown;
}

/** Starts one with an empty profile. `onEvent` is called with each event that the session has subscribed to. */
export async function startFirefox(
  executable: string,
  preferences: Preferences,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, "user.js"), lines.join(""));
  const firefox = spawn(
    executable,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(firefox, "close");
  const kill = () => void firefox.kill("SIGKILL");
  // Where this process is ended before it comes to the end of a test.
  process.once("exit", kill);
  const stop = async () => {
    kill();
    await ended;
    process.off("exit", kill);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await connect(await addressOf(firefox.stderr), onEvent);
    await send("session.new", { capabilities: {} });
    return { send, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where it can be driven, which it says on its error output. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /ws:\S+$/.exec(line) ?? [];
    if (!address) continue;
    output.resume();
    return `${address}/session`;
  }
  throw new Error("Firefox ended before it could be driven.");
}

async function connect(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi["send"]> {
  const socket = new WebSocket(address);
  const calls = new Map<number, (answer: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === "event") return onEvent(message.method ?? "", message.params);
    calls.get(message.id ?? -1)?.(message);
    calls.delete(message.id ?? -1);
  });
  await once(socket, "open");
  let count = 0;
  return <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++count;
      calls.set(id, ({ type, message, result }) =>
        type === "error" ? reject(new Error(`${method}: ${message}`)) : resolve(result as Result),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
}
