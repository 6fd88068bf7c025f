/** What no font that comes with the project has: other scripts, flags and signs. */
const FOREIGN =
  /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}|\p{So}/gu;

/** Puts stars for what a font of the system's would draw, another one on each machine. Gives what puts it back. */
export function hideSystemGlyphs(body: HTMLElement): () => void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const before = new Map<Node, string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    const plain = text.replace(FOREIGN, "*");
    if (plain === text) continue;
    before.set(node, text);
    node.nodeValue = plain;
  }
  return () => {
    for (const [node, text] of before) node.nodeValue = text;
  };
}
