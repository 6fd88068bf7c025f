import type { PartnerFacts } from "./partner-facts.ts";

/** The styles of what the loader puts into a page (../live.ts): placeholder, buttons, dialog. */
export function lookOf({ light, dark }: PartnerFacts["colors"]): string {
  // The colour scheme of the page counts, which no media query reports. Without `light-dark()` the line before applies.
  const paint = (
    important: string,
    property: string,
    value: (color: string) => string,
    of: "ground" | "text",
  ) =>
    `${property}:${value(light[of])}${important};${property}:${value(`light-dark(${light[of]},${dark[of]})`)}${important};`;
  const plain = (color: string) => color;
  return `
slot button,slot a,dialog a{${paint("!important", "background", plain, "ground")}${paint("!important", "color", plain, "text")}font:600 medium system-ui!important}
slot[style*=fixed]{z-index:9999!important;filter:drop-shadow(0 4px 12px #0006)}
div:not(:has(iframe:not([style*=hidden]))){border-radius:12px;background:#8882}
dialog{grid-template:minmax(3em,auto) 1fr/1fr 3em!important;align-items:center;border:0;box-shadow:0 0 0 100vmax #0008;font:600 medium/1.2 system-ui;${paint("", "background", plain, "ground")}${paint("", "color", plain, "text")}}
dialog iframe,dialog a,dialog::before{grid-area:2/1/3/3!important}
dialog::before{content:"";place-self:stretch;background:linear-gradient(#8883 0 0) canvas}
dialog>button{border:0;background:none;color:inherit;font:inherit;cursor:pointer}
button:focus-visible,a:focus-visible{outline:2px solid;outline-offset:2px}
dialog>button:focus-visible{outline-offset:-4px}
@media(min-width:600px){dialog{border-radius:12px}}
@media(forced-colors:active){slot button,slot a,dialog a{border:1px solid!important}}`;
}
