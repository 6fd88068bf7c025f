/** A pseudorandom generator of numbers from 0 to 1. Seeded, so that the same scene always has the same bytes. */
export function repeatableChance(seed: number): () => number {
  let state = seed * 2654435761 + 97;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
