import type { BackdropName } from "./backdrops.ts";

/** The facts of a picture of what is offered, standing on 0,0: some 600 high and 800 wide. */
export interface Still {
  readonly draw: () => string;
  readonly backdrop: BackdropName;
  /** The colours of the wall or sky, from above down. */
  readonly wall: readonly [string, string];
  /** What it stands on, lit and shaded. */
  readonly ledge: readonly [string, string];
  /** From which side the light falls. */
  readonly light: "left" | "right";
  /** @default 1 */
  readonly size?: number;
}
