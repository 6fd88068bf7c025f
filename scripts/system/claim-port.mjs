import { createServer } from "node:net";
import { StartError } from "./start-error.mjs";

const failures = {
  EADDRINUSE: ({ name, variable, port }) =>
    `Port ${port}, which the ${name} needs, is taken by another program: stop it or set ${variable}.`,
  EADDRNOTAVAIL: ({ name, host }) =>
    `The ${name} cannot listen on ${host}: it is no address of this machine.`,
  EACCES: ({ name, variable, port }) =>
    `Port ${port}, which the ${name} needs, is not open to this user: set ${variable} to one above 1023.`,
};

/** Refuses at once, before anything is built, where a port cannot be opened. */
export async function claimPort(address) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new StartError(failures[error.code]?.(address) ?? error.message)));
    server.listen(address.port, address.host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
