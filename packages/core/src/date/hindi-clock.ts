/** The time of day in Hindi: "शाम 5:30 बजे", "रात 8 बजे". */
export function hindiClock(hour: number, minute: number): string {
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${partOfDay(hour)} ${hour % 12 || 12}${minutes} बजे`;
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात";
  if (hour < 12) return "सुबह";
  return hour < 16 ? "दोपहर" : "शाम";
}
