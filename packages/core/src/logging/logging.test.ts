import { expect, test, vi } from "vitest";
import { createLogger } from "./index.ts";

function open() {
  const console = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  const reporter = { message: vi.fn() };
  return { console, reporter, logger: createLogger({ console, reporter }) };
}
const extra = { status: 500 };

test.each([
  ["error", "error"],
  ["warn", "warning"],
  ["info", "info"],
  ["debug", "debug"],
] as const)(
  "§8 at %s the logging helper writes to the console and forwards message and extra data at the matching level, %s",
  (level, severity) => {
    const { console, reporter, logger } = open();
    logger[level]("Session expired", extra);
    logger.log("Session expired", extra, level);
    expect(console[level].mock.calls).toEqual([
      ["Session expired", extra],
      ["Session expired", extra],
    ]);
    expect(reporter.message.mock.calls).toEqual([
      ["Session expired", severity, extra],
      ["Session expired", severity, extra],
    ]);
    const others = (["error", "warn", "info", "debug"] as const).filter((other) => other !== level);
    for (const other of others) expect(console[other]).not.toHaveBeenCalled();
  },
);

test("§8 the default level is error", () => {
  const { console, reporter, logger } = open();
  logger.log("Phone number is empty");
  expect(console.error).toHaveBeenCalledExactlyOnceWith("Phone number is empty");
  expect(reporter.message).toHaveBeenCalledExactlyOnceWith("Phone number is empty", "error", undefined);
});
