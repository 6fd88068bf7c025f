/** The addresses visited within a frame before the current one, oldest first. */
export type BackStack = readonly string[];

interface Shown {
  address: string;
  stack: BackStack;
}

/** The stack after opening an address. One that is on the stack already is returned to, dropping what came after. */
export function pushTo(next: string, { address, stack }: Shown, replace = false): BackStack {
  if (stack.includes(next)) return popTo(next, stack);
  return replace || next === address ? stack : [...stack, address];
}

/** The stack after the browser went back to an address; empty if the address is not on it. */
export function popTo(next: string, stack: BackStack): BackStack {
  return stack.slice(0, Math.max(0, stack.indexOf(next)));
}
