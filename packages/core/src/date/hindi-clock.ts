/** The time of day as Hindi tells it: "शाम 5:30 बजे", "रात 8 बजे"; `minute` has two digits. */
export function hindiClock(hour: number, minute: string): string {
  const minutes = minute === "00" ? "" : `:${minute}`;
  return `${partOfDay(hour)} ${hour % 12 || 12}${minutes} बजे`;
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात";
  if (hour < 12) return "सुबह";
  return hour < 16 ? "दोपहर" : "शाम";
}
