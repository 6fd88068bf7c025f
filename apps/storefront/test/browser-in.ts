import { vi } from "vitest";

/** Sets the clock of this browser to a zone, until `vi.restoreAllMocks()`. */
export function browserIn(timeZone: string): void {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockImplementation(function (this: Date) {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(this)) ?? [];
    const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
    return sign === "-" ? offset : -offset;
  });
}
