import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "./start-error.mjs";

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Starts a server and waits until it answers. A server that cannot start says why in its own words,
 * which pass through unchanged; only one that ends without a word is spoken for.
 */
export async function serve(supervisor, { name, command, args, cwd, env, ready }) {
  const { child, ended } = supervisor.start(command, args, {
    cwd,
    env,
    stdio: ["ignore", "inherit", "pipe"],
  });
  let spoke = false;
  child.stderr.on("data", (output) => {
    spoke = true;
    process.stderr.write(output);
  });

  let code;
  const end = ended.then((exit) => {
    code = exit;
  });
  while (code === undefined && !(await answers(ready))) await Promise.race([delay(100), end]);
  if (code !== undefined) {
    throw new StartError(spoke ? "" : `The ${name} ended with code ${code} before it was ready.`);
  }
  return { ended: end.then(() => `The ${name} ended with code ${code}; everything else is stopped too.`) };
}
