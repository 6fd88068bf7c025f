type Connection = { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether the visitor asks, in the browser or the system, that little data is used. */
export const prefersLessData = (): boolean =>
  connection()?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;

/** Whether only what the visitor opens is fetched: on a very slow network too, what they did not ask for delays it. */
export const fetchesOnlyWhatIsOpened = (): boolean =>
  prefersLessData() || (connection()?.effectiveType ?? "4g").endsWith("2g");
