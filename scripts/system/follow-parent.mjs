// Preloaded into every server that start.mjs starts (`node --import`): a server whose parent was killed
// outright ends too, as if it had been asked to.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
