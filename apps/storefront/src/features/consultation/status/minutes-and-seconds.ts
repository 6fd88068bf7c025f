/** "9 minutes 41 seconds left", from the words of a language. */
export const minutesAndSeconds =
  (minutes: string, seconds: string, left: string) =>
  (countOfMinutes: number, countOfSeconds: number): string =>
    `${countOfMinutes} ${minutes} ${countOfSeconds} ${seconds} ${left}`;
