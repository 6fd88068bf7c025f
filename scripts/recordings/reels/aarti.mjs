import { between, circle, flame, ground, petal, polar, put, TURN, WIDE } from "../kit.mjs";

const CENTRE = [WIDE / 2, 380];

function arch(c, { accent, ink, ground: dark }) {
  c.fillStyle = `${dark}cc`;
  c.strokeStyle = accent;
  c.lineWidth = 4;
  c.beginPath();
  c.moveTo(96, 690);
  c.lineTo(96, 330);
  c.bezierCurveTo(96, 190, 200, 130, CENTRE[0], 96);
  c.bezierCurveTo(340, 130, 444, 190, 444, 330);
  c.lineTo(444, 690);
  c.closePath();
  c.fill();
  c.stroke();
  for (let i = 0; i <= 12; i++) {
    const at = i / 12;
    const curve = (a, b, d, e) =>
      a * (1 - at) ** 3 + 3 * b * at * (1 - at) ** 2 + 3 * d * at ** 2 * (1 - at) + e * at ** 3;
    const [x, y] = [curve(96, 96, 200, 270), curve(330, 190, 130, 96)];
    for (const each of [x, WIDE - x]) circle(c, [each, y], 6, { fill: i % 2 ? accent : ink });
  }
}

export function draw(c, t, palette) {
  const { accent, ink } = palette;
  ground(c, palette, CENTRE);
  arch(c, palette);
  // A garlanded kalash stands for the deity.
  put(c, CENTRE[0], 560, () => {
    for (let i = -2; i <= 2; i++)
      put(c, 0, -150, () => petal(c, 92, 24, { fill: "#4d7a3a", stroke: "#23401b" }), { turn: i * 0.5 });
    circle(c, [0, -182], 42, { fill: "#8a5a33", stroke: "#4a2c14", width: 3 });
    c.fillStyle = "#c98b2e";
    c.strokeStyle = accent;
    c.lineWidth = 3;
    c.beginPath();
    c.moveTo(-52, -150);
    c.bezierCurveTo(-130, -90, -110, 40, -46, 60);
    c.lineTo(46, 60);
    c.bezierCurveTo(110, 40, 130, -90, 52, -150);
    c.closePath();
    c.fill();
    c.stroke();
    for (let i = 0; i <= 14; i++) {
      const x = -88 + i * 12.6;
      circle(c, [x, -70 + 44 * Math.sin((i / 14) * Math.PI)], 10, { fill: i % 2 ? "#f39c2d" : "#d9432f" });
    }
    circle(c, [0, 0], 15, { stroke: "#b3261e", width: 4 });
    for (let i = 0; i < 8; i++) circle(c, polar(0, 0, 24, (i / 8) * TURN), 3, { fill: "#b3261e" });
  });
  // The lamp with five wicks moves clockwise; at the end it rests in front.
  const rest = between(t, 10, 11.2);
  const angle = TURN / 4 + t * 1.5;
  const [cx, cy] = polar(CENTRE[0], 470, 150 * (1 - rest), angle);
  const at = [cx, cy + 190 * rest];
  put(c, ...at, () => {
    c.fillStyle = "#d9a441";
    c.strokeStyle = "#8a5f1c";
    c.lineWidth = 2;
    c.beginPath();
    c.ellipse(0, 6, 66, 18, 0, 0, TURN);
    c.fill();
    c.stroke();
    c.fillRect(-9, 18, 18, 44);
    c.beginPath();
    c.ellipse(0, 64, 34, 9, 0, 0, TURN);
    c.fill();
  });
  for (let i = 0; i < 5; i++) flame(c, at[0] + (i - 2) * 25, at[1] + (i % 2 ? 4 : -2), 0.62, t, i);
  const hands = between(t, 11.4, 13);
  for (const side of [-1, 1]) {
    put(
      c,
      at[0] + side * (130 - 66 * hands),
      at[1] - 20 + 60 * (1 - hands),
      () => {
        for (let finger = 0; finger < 4; finger++) {
          put(
            c,
            finger * 7 - 10,
            0,
            () =>
              petal(c, 62 - Math.abs(finger - 1.5) * 6, 7, { fill: "#c98f66", stroke: "#7d4b2c", line: 1 }),
            { turn: (finger - 1.5) * 0.09 },
          );
        }
        c.fillStyle = "#c98f66";
        c.beginPath();
        c.ellipse(2, 14, 22, 26, 0, 0, TURN);
        c.fill();
      },
      { turn: side * -0.5, alpha: hands },
    );
  }
  for (let i = 0; i < 40; i++) {
    const y = ((i * 83 + t * 60 * (0.6 + (i % 5) * 0.12)) % 900) + 30;
    put(
      c,
      (i * 149 + 20 * Math.sin(t + i)) % WIDE,
      y,
      () => petal(c, 12, 5, { fill: i % 3 ? "#f39c2d" : ink }),
      { turn: t + i, alpha: 0.55 },
    );
  }
}
