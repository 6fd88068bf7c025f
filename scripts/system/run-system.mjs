import { readAddresses } from "./addresses.mjs";
import { claimPort } from "./claim-port.mjs";
import { onLauncherGone } from "./launcher.mjs";
import { serve } from "./serve.mjs";
import { StartError } from "./start-error.mjs";
import { createSupervisor } from "./supervisor.mjs";

/**
 * Builds, then starts the services of the plan for the addresses in the environment, one after the other. Stops on a
 * signal, when its launcher is gone, or when a service ends by itself. A second signal kills the services at once.
 */
export async function runSystem(planFor) {
  const supervisor = createSupervisor();
  let stopping = false;

  const stop = async (code) => {
    if (stopping) return;
    stopping = true;
    await supervisor.stop();
    process.exit(code);
  };
  const fail = async (reason) => {
    if (reason && !stopping) console.error(reason);
    await stop(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => (stopping ? supervisor.kill() : void stop(0)));
  }
  onLauncherGone(() => void stop(0));

  try {
    const addresses = readAddresses(process.env);
    for (const address of Object.values(addresses)) await claimPort(address);

    const { build, services, announce } = planFor(addresses);
    console.log("Building what changed; the first time, with all the pictures, takes a few minutes.");
    const built = await supervisor.start(build.command, build.args, { ...build.options, stdio: "inherit" })
      .ended;
    if (built !== 0) throw new StartError("The build failed: its output above says where.");

    for (const service of services) {
      if (stopping) return;
      const { ended } = await serve(supervisor, service);
      void ended.then(fail);
    }
    await announce();
  } catch (error) {
    await fail(error instanceof StartError ? error.message : error);
  }
}
