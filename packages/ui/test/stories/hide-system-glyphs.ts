/** Characters that no shipped font has: other scripts, flags and symbols. */
const FOREIGN =
  /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}|\p{So}/gu;

/**
 * Replaces characters of system fonts, which differ between machines, by stars. Returns the function that restores
 * them.
 */
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
