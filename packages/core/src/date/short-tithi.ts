/** A tithi without its fortnight, for narrow places: "Shukla paksha Trayodashi" → "Trayodashi". */
export function shortTithi(tithi: string): string {
  return tithi.slice(tithi.lastIndexOf(" ") + 1);
}
