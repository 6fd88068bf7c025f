export function clockAhead(setting: string, now: number): number;
export function testClock(
  env?: Record<string, string | undefined>,
  now?: number,
): { execArgv?: string[]; env?: Record<string, string> };
