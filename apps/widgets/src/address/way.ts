/** How a visitor came to a widget within its frame: the addresses gone through before it, the last one last. */
export type Way = readonly string[];

interface Stand {
  address: string;
  way: Way;
}

/** The way of who goes on to an address. One that he came through is gone back to, whatever was between. */
export function wayOn(next: string, { address, way }: Stand, replace = false): Way {
  if (way.includes(next)) return wayBack(next, way);
  return replace || next === address ? way : [...way, address];
}

/** The way of whom the browser brings back to an address. Of one that is not on it nothing is known. */
export function wayBack(next: string, way: Way): Way {
  return way.slice(0, Math.max(0, way.indexOf(next)));
}
