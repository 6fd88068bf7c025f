/** An element with its style, set as scripts may under a policy that allows no style, and its attributes. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  css: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.style.cssText = css;
  return element;
}
