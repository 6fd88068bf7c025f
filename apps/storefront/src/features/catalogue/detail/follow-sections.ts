/** A line a quarter down the window: what is read is the section that crosses it. */
const READING_LINE = "-25% 0px -75% 0px";

/**
 * Marks the link to the section that is read; between two sections that of the last. No render is needed for it: a
 * long page stays quick while it scrolls. Returns a function that ends it.
 */
export function followSections(row: HTMLElement): () => void {
  const links = [...row.querySelectorAll("a")];
  const observer = new IntersectionObserver(
    (entries) => {
      const crossing = entries.find(({ isIntersecting }) => isIntersecting);
      if (crossing) mark(crossing.target.id);
    },
    // Of this document, should it stand in a frame.
    { root: document, rootMargin: READING_LINE },
  );

  function mark(id: string) {
    for (const link of links) {
      if (link.hash !== `#${id}`) link.removeAttribute("aria-current");
      else {
        link.setAttribute("aria-current", "location");
        // Only the row moves: `scrollIntoView` would also scroll the page that is being read.
        row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
      }
    }
  }

  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}
