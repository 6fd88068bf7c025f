// Preloaded with `--import`: the process that started this one moves its clock ahead with messages, in milliseconds.
import { moveClock } from "../../scripts/testing/shift-clock.mjs";

process.on("message", (ms) => {
  moveClock(ms);
  process.send("moved");
});
// A worker thread has none.
process.channel?.unref();
