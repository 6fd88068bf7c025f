/** Windows with an open conversation that one person may have in each process. */
const EACH = 8;
/** Each costs a socket and a query at every change. */
const ALL = 2000;

/** Counts the open streams of each person in this process. */
export function countStreams() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    /** False if the person, or all together, have as many as they may. */
    add(personId: string): boolean {
      const own = counts.get(personId) ?? 0;
      if (own >= EACH || all >= ALL) return false;
      counts.set(personId, own + 1);
      all++;
      return true;
    },
    remove(personId: string): void {
      const left = (counts.get(personId) ?? 1) - 1;
      if (left > 0) counts.set(personId, left);
      else counts.delete(personId);
      all--;
    },
  };
}
