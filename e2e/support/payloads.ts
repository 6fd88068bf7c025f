import fc from "fast-check";

/** A text that someone hostile writes. */
export interface Payload {
  /** What it passes to `ran` if any part of it is executed. */
  number: number;
  /** As it is typed into an article, which is Markdown, or into any other text. */
  typed: string;
  /** The same as HTML, as a page without protection would insert it. */
  trusted: string;
}

/** Payloads are numbered from here: in a page, no other number has five digits and begins so. */
const FIRST = 70_000;

/** Marks the place of the number while a payload is generated. */
const N = "#N";
const call = `ran(${N})`;

/** The same script in other spellings, for an attribute: its value is decoded before it runs. */
const scripts = [
  call,
  `&#114;an(${N})`,
  `&#x72;&#x61;&#x6e;&lpar;${N}&rpar;`,
  `\\u0072an(${N})`,
  `(ran)(${N})`,
  `top["r"+"an"](${N})`,
  `self['ran']?.call(0,${N})`,
  `new&#32;Function(\`ran(${N})\`)()`,
];

/** Elements with an event that comes by itself or can be provoked. */
const active = [
  "img src=x onerror",
  "img src=x: oNeRrOr",
  "image src=x onerror",
  "svg onload",
  "SVG ONLOAD",
  "body onload",
  "body onpageshow",
  "details open ontoggle",
  "input autofocus onfocus",
  "video src=x onerror",
  "video><source onerror",
  "audio src=x onerror",
  "select autofocus onfocus",
  "textarea autofocus onfocus",
  "iframe onload",
  "iframe src=x onload",
  "object data=x onerror",
  "embed src=x onload",
  "marquee onstart",
  "svg><animate attributeName=x dur=1s onbegin",
  "svg><set attributeName=x onbegin",
  "svg><image href=x onerror",
  "svg><discard onbegin",
  "svg><foreignObject><img src=x onerror",
  "math><mi onclick",
  "a href=# onclick",
  "div onmouseover",
  "div tabindex=1 onfocus",
  "x-tag onpointerenter",
  "button popovertarget=x onclick",
  "div popover id=x onbeforetoggle",
  "form oninput",
  "xss contenteditable onblur",
  "link rel=stylesheet href=x onerror",
  "style onload",
  "table background=x onclick",
  "dialog open onclose",
  "frameset onload",
  "p hidden=until-found onclick",
];
const gaps = [" ", "/", "\t", "\n", "\f", " / ", '"" ', " a=1 ", " a='>' "];
const quotes = ['"', "'", ""];

/** Addresses that run a script. Browsers skip tabs and line ends in a scheme, and spaces before it. */
const addresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `javascript&colon;${call}`,
  `java\tscript:${call}`,
  `java&Tab;script:${call}`,
  `java&NewLine;script:${call}`,
  `&#1;javascript:${call}`,
  ` javascript:${call}`,
  `&#106;avascript:${call}`,
  `&#x6A;avascript&#58;${call}`,
  `javascript:%72an(${N})`,
  `javascript://%0a${call}`,
  `javascript:void ${call}`,
  `data:text/html,<script>${call}</script>`,
  `vbscript:${call}`,
  `view-source:javascript:${call}`,
  `jar:javascript:${call}`,
  `feed:javascript:${call}`,
  `\u2028javascript:${call}`,
  `data:text/html;base64,PHNjcmlwdD5yYW4oMSk8L3NjcmlwdD4=`,
  `//evil.test/${N}`,
  `\\\\evil.test\\${N}`,
];

/** Elements that take an address. */
const carriers: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">read ${N}</a>`,
  (address) => `<a\nhref='${address}'target=_self>read ${N}</a>`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>read ${N}</text></a></svg>`,
  (address) => `<svg><a><animate attributeName=href values="${address}" /><text y=9>${N}</text></a></svg>`,
  (address) => `<math><mrow href="${address}">${N}</mrow></math>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>${N}</button></form>`,
  (address) => `<form><button formaction="${address}">${N}</button></form>`,
  (address) => `<map><area href="${address}" shape=default></map>${N}`,
  (address) => `<object data="${address}">${N}</object>`,
  (address) => `<embed src="${address}">${N}`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">${N}`,
  (address) => `<base href="${address}/"><a href="1">${N}</a>`,
  (address) => `<img src="${address}" alt="${N}">`,
];

/** Whole scripts and documents. */
const documents = [
  `<script>${call}</script>`,
  `<ScRiPt >${call}</sCrIpT >`,
  `<script/x>${call}</script\t>`,
  `<script>${call}`,
  `<svg><script>${call}</script></svg>`,
  `<svg><script>&#114;an(${N})</script></svg>`,
  `<script src=data:,${call}></script>`,
  `<script type=module>${call}</script>`,
  `<<script>${call}//<</script>`,
  `<iframe srcdoc="<script>parent.ran(${N})</script>"></iframe>`,
  `<iframe srcdoc='&lt;img src=x onerror=parent.ran(${N})&gt;'></iframe>`,
  `<template shadowrootmode=open><img src=x onerror=${call}></template>`,
  `<link rel=import href="data:text/html,<script>${call}</script>">${N}`,
  `<style>@import "javascript:${call}";</style>${N}`,
  `<div style="background:url(javascript:${call})">${N}</div>`,
];

/**
 * What surrounds it: contexts to break out of, and nestings that a parser reads differently the second time (mutation
 * XSS).
 */
const surroundings: readonly ((inner: string) => string)[] = [
  ...Array<(inner: string) => string>(6).fill((inner) => inner),
  ...[
    '">',
    "'>",
    "`>",
    "-->",
    "]]>",
    "</script>",
    "</title>",
    "</textarea>",
    "</style>",
    "</noscript>",
    "</template>",
  ].map((end) => (inner: string) => `${end}${inner}`),
  ...["</script><script>0</script>", '"}</script>', "\\u003c/script>", "${", "{{", "%3C/script%3E"].map(
    (end) => (inner: string) => `${end}${inner}`,
  ),
  (inner) => `<svg></p><style><a id="</style>${inner}">`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style>${inner}--></table></mtext></math>`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<noscript><p title="</noscript>${inner}"></noscript>`,
  (inner) => `<svg><foreignObject><math><mi><style><!--</style>${inner}`,
  (inner) => `<select><template><style></select>${inner}</style></template>`,
  (inner) => `<table><td><svg><desc><td></svg>${inner}</table>`,
  (inner) => `<xmp><p id="</xmp>${inner}"></xmp>`,
  (inner) => `<!--><!-- -->${inner}<!--`,
  (inner) => `<![CDATA[><${inner}]]>`,
  (inner) => `<a><svg><textarea></a>${inner}</textarea></svg>`,
  (inner) => `<details><summary>\n\n${inner}\n\n</summary></details>`,
];

/** Where it stands in an article. */
const inMarkdown: readonly ((inner: string) => string)[] = [
  ...Array<(inner: string) => string>(4).fill((inner) => inner),
  (inner) => `# ${inner}`,
  (inner) => `> ${inner}`,
  (inner) => `- ${inner}`,
  (inner) => `**${inner}**`,
  (inner) => `| a |\n|---|\n| ${inner} |`,
  (inner) => `\`\`\`html\n${inner}\n\`\`\``,
  (inner) => `words ${inner} words`,
];

/** The addresses once more, as Markdown writes links, with the HTML that a renderer makes of each. */
const links: readonly ((address: string) => Omit<Payload, "number">)[] = [
  (address) => ({ typed: `[read ${N}](${address})`, trusted: `<a href="${address}">read ${N}</a>` }),
  (address) => ({ typed: `[read ${N}](<${address}>)`, trusted: `<a href="${address}">read ${N}</a>` }),
  (address) => ({ typed: `<${address}> ${N}`, trusted: `<a href="${address}">${N}</a>` }),
  (address) => ({
    typed: `[read ${N}][a]\n\n[a]: <${address}>`,
    trusted: `<a href="${address}">read ${N}</a>`,
  }),
  (address) => ({ typed: `![${N}](<${address}>)`, trusted: `<img src="${address}" alt="${N}">` }),
  (address) => ({
    typed: `![x" onerror="${call}](x: "t")`,
    trusted: `<img src="x:" alt="x" onerror="${call}" title="${address}">`,
  }),
  (address) => ({
    typed: `[read ${N}](https://books.test/${N} '"onmouseover="${call}')`,
    trusted: `<a href="${address}" title="" onmouseover="${call}">read ${N}</a>`,
  }),
  (address) => ({
    typed: `[${N} <img src=x onerror=${call}>](https://books.test/"onclick="${call})`,
    trusted: `<a href="${address}">${N} <img src=x onerror=${call}></a>`,
  }),
];

const handler = fc
  .record({
    element: fc.constantFrom(...active),
    gap: fc.constantFrom(...gaps),
    quote: fc.constantFrom(...quotes),
    script: fc.constantFrom(...scripts),
    end: fc.constantFrom(">", " x=1>", " />", "//>", "//"),
  })
  .map(({ element, gap, quote, script, end }) => {
    const value = script
      .replaceAll('"', quote === '"' ? "&quot;" : '"')
      .replaceAll("'", quote === "'" ? "&#39;" : "'");
    return `<${element.replace(" ", gap)}=${quote}${value}${quote}${end}`;
  });
const address = fc.constantFrom(...addresses);
const carried = fc
  .record({ address, carrier: fc.constantFrom(...carriers) })
  .map((one) => one.carrier(one.address.replaceAll('"', "&quot;")));
const html = fc
  .record({
    core: fc.oneof(
      { weight: 3, arbitrary: handler },
      { weight: 2, arbitrary: carried },
      { weight: 1, arbitrary: fc.constantFrom(...documents) },
    ),
    around: fc.constantFrom(...surroundings),
    place: fc.constantFrom(...inMarkdown),
  })
  .map(({ core, around, place }) => ({ typed: place(around(core)), trusted: around(core) }));
const link = fc
  .record({ address, write: fc.constantFrom(...links) })
  .map((one) => one.write(one.address.replaceAll('"', "&quot;")));

/** Generated payloads, the same ones in each run. */
export function makePayloads(count: number): Payload[] {
  const samples = fc.sample(fc.oneof({ weight: 4, arbitrary: html }, { weight: 1, arbitrary: link }), {
    numRuns: count,
    seed: 18,
  });
  return samples.map(({ typed, trusted }, index) => {
    const number = FIRST + index;
    const numbered = (text: string) => text.replaceAll(N, String(number));
    return { number, typed: numbered(typed), trusted: numbered(trusted) };
  });
}
