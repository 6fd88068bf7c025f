// @vitest-environment jsdom
import type { KundaliChart } from "@aradhana/core/kundali";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ChartDrawing } from "./chart-drawing.tsx";

afterEach(cleanup);

/** A letter of the font is on average so wide, in units of its size. */
const LETTER = 0.6;

/** Where the texts of a house are, in a North Indian chart in which it alone has planets. */
function textsIn(house: number, shorts: readonly string[]) {
  const houses = Array.from({ length: 12 }, (_, index) => ({
    ...{ number: index + 1, rashi: index + 1, rashi_name: "" },
    grahas: index + 1 === house ? shorts.map((short) => ({ short })) : [],
  }));
  const chart = { key: "D1", title: "", first: "", houses } as unknown as KundaliChart;
  const { container } = render(<ChartDrawing chart={chart} style="north" />);
  const read = (text: Element, name: string) => Number(text.getAttribute(name));
  return [...(container.querySelectorAll("svg > g")[house - 1]?.children ?? [])].map((text) => ({
    ...{ x: read(text, "x"), y: read(text, "y") },
    half: ((text.textContent?.length ?? 0) * LETTER * read(text, "font-size")) / 2,
  }));
}

test.each([
  [["Me(R)", "Ra"]],
  [["Su", "Me(R)", "Sa"]],
  [["Su", "Me(R)", "Ju(R)", "Sa(R)"]],
  [["Su", "Mo", "Me(R)", "Ju(R)", "Sa(R)"]],
  [["Su", "Mo", "Ma", "Me(R)", "Ju", "Ve", "Sa(R)"]],
])("between the lines of the triangles on top, %j have room", (shorts) => {
  for (const house of [2, 12]) {
    for (const { x, y, half } of textsIn(house, shorts)) {
      // A triangle is 50 wide at the frame, and ends at a depth of 25.
      const from = house === 2 ? 0 : 50;
      expect(x - half).toBeGreaterThanOrEqual(from + y);
      expect(x + half).toBeLessThanOrEqual(from + 50 - y);
    }
  }
});
