import type { ScenePalette } from "../palette.ts";
import { each, times } from "../svg.ts";
import { block } from "../towers/block.ts";
import { dome } from "../towers/dome.ts";
import { door } from "../towers/door.ts";
import { flag } from "../towers/flag.ts";
import { lampTower } from "../towers/lamp-tower.ts";
import { stepped } from "../towers/stepped.ts";

const sideTowers = [
  { x: -150, half: 54, height: 150 },
  { x: -70, half: 62, height: 206 },
  { x: 212, half: 56, height: 168 },
] as const;

/** Stepped towers above the arcade, one tower of lamps. */
export const mahalakshmiKolhapur = (p: ScenePalette) =>
  lampTower(p, -270, 0, 34, 300) +
  each(sideTowers, ({ x, half, height }) => {
    const roof = height * 0.72;
    return (
      stepped(p, x, -92, half, roof, 7, 0.3, "url(#stoneFar)") +
      dome(p, x, -92 - roof, half * 0.34, height * 0.22, { look: "url(#stoneFar)", ribs: 3 })
    );
  }) +
  block(p, 20, 0, 270, 96) +
  stepped(p, 88, -92, 104, 240, 11, 0.26) +
  dome(p, 88, -330, 36, 62, { look: "url(#gilt)", ribs: 3, pot: 1 }) +
  flag(p, 88, -424, 0.9) +
  times(9, (i) => door(p, -200 + i * 55, 0, 17, i === 5 ? 78 : 58, i % 2 === 1));
