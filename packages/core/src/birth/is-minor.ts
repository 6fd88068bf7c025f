/** Whether somebody born on a day like 2010-05-05 is below 18 on another day. */
export function isMinor(born: string, today: string): boolean {
  const [year = "", ...rest] = born.split("-");
  return [String(Number(year) + 18).padStart(4, "0"), ...rest].join("-") > today;
}
