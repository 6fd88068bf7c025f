// @vitest-environment node
import { globSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { RenderedStory, type Stories } from "./rendered-story.tsx";

// This environment has no document and no window, like a server; describe-component.tsx runs where both exist.
test.each(globSync("src/*/*.stories.tsx").sort())("%s renders without a browser", async (file) => {
  expect(typeof document).toBe("undefined");
  const { default: meta, Playground = {} } = (await import(/* @vite-ignore */ `../${file}`)) as Stories;
  expect(renderToString(<RenderedStory meta={meta} story={Playground} />)).toBeTypeOf("string");
});
