/** The zone of this browser; India's where it has none with a town, as on a computer set to UTC. */
export function zoneHere(): string {
  const { timeZone } = new Intl.DateTimeFormat("en").resolvedOptions();
  return /^(?!Etc\/)\w+\//.test(timeZone) ? timeZone : "Asia/Kolkata";
}
