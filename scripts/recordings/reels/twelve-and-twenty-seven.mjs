import { between, circle, ground, polar, TURN, trace, WIDE, write } from "../kit.mjs";

const CENTRE = [WIDE / 2, 410];
const RASHIS = ["मेष", "वृषभ", "मिथुन", "कर्क", "सिंह", "कन्या", "तुला", "वृश्चिक", "धनु", "मकर", "कुंभ", "मीन"];

function arc(c, radius, from, to, colour, width, alpha) {
  c.globalAlpha = alpha;
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.lineCap = "butt";
  c.beginPath();
  c.arc(...CENTRE, radius, from - TURN / 4, to - TURN / 4);
  c.stroke();
  c.globalAlpha = 1;
}

function ticks(c, count, [inner, outer], at, { stroke, width }) {
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * TURN - TURN / 4;
    trace(c, [polar(...CENTRE, inner, turn), polar(...CENTRE, outer, turn)], between(at * count, i, i + 2), {
      stroke,
      width,
    });
  }
}

export function draw(c, t, palette) {
  const { accent, ink } = palette;
  ground(c, palette, CENTRE);
  const round = between(t, 0.3, 3);
  for (const radius of [120, 176, 214, 236]) arc(c, radius, 0, round * TURN, accent, 2, 0.9);
  const rashis = between(t, 3.4, 6.4);
  for (let i = 0; i < 12; i++) {
    const shown = between(rashis * 12, i, i + 1);
    arc(c, 148, (i / 12) * TURN, ((i + 1) / 12) * TURN, i % 2 ? accent : ink, 52, 0.16 * shown);
    const turn = ((i + 0.5) / 12) * TURN - TURN / 4;
    write(c, RASHIS[i], polar(...CENTRE, 148, turn), 17, ink, shown);
  }
  ticks(c, 12, [120, 176], rashis, { stroke: accent, width: 2 });
  const stars = between(t, 7.4, 10.8);
  for (let i = 0; i < 27; i++) {
    const shown = between(stars * 27, i, i + 1);
    const turn = ((i + 0.5) / 27) * TURN - TURN / 4;
    circle(c, polar(...CENTRE, 195, turn), 4.5 * shown * (1 + 0.2 * Math.sin(t * 3 + i)), { fill: accent });
  }
  ticks(c, 27, [176, 214], stars, { stroke: ink, width: 1.4 });
  ticks(c, 108, [214, 236], between(t, 11.8, 14.4), { stroke: accent, width: 1.2 });
  const [number, name] =
    t < 3.4 ? ["360°", ""] : t < 7.4 ? ["12", "30°"] : t < 11.8 ? ["27", "13° 20′"] : ["108", "27 × 4"];
  write(c, number, [CENTRE[0], CENTRE[1] - 10], 60, accent, between(t, 0.4, 1.4));
  write(c, name, [CENTRE[0], CENTRE[1] + 44], 26, ink);
}
