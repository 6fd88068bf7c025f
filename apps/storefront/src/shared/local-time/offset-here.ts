/** How far this device's clock is ahead of Greenwich at `instant`, in minutes. Not for the server, which has its own. */
export const offsetHere = (instant: string): number => -new Date(instant).getTimezoneOffset();
