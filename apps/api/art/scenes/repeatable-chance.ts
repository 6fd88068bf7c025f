/** Numbers from 0 to 1 that look random: the same seed always gives the same, so equal facts give equal pictures. */
export function repeatableChance(seed: number): () => number {
  let state = seed * 2654435761 + 97;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
