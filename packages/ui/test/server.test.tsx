// @vitest-environment node
import { globSync } from "node:fs";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

type Args = Record<string, unknown>;
interface Shown {
  args?: Args;
  render?: ComponentType<Args>;
}
interface Stories {
  default: Shown & { component: ComponentType<Args> };
  Playground?: Shown;
}

// Here is no document and no window, as on a server; describe-component.tsx runs where there are both.
test.each(globSync("src/*/*.stories.tsx").sort())("%s renders without a browser", async (file) => {
  expect(typeof document).toBe("undefined");
  const { default: meta, Playground } = (await import(/* @vite-ignore */ `../${file}`)) as Stories;
  const Story = Playground?.render ?? meta.render ?? meta.component;
  expect(renderToString(<Story {...meta.args} {...Playground?.args} />)).toBeTypeOf("string");
});
