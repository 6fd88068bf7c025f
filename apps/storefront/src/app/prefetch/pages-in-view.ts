const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** The address that a form without changes would lead to. */
function targetOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.action}?${new URLSearchParams(fields)}`;
}

/**
 * The addresses of the pages that a visitor may open next: those of the cards in view, and of a form marked `data-next-page`
 * whose submit button is in view.
 */
export function pagesInView(root: ParentNode): string[] {
  const links = [...root.querySelectorAll<HTMLAnchorElement>("main article a[href]:not(nav a)")].filter(
    isInView,
  );
  const forms = [...root.querySelectorAll<HTMLFormElement>("main form[data-next-page]")].filter(
    ({ elements }) => [...elements].some((field) => field.matches("[type=submit]") && isInView(field)),
  );
  const addresses = [...forms.map(targetOf), ...links.map(({ href }) => href)].map((each) => new URL(each));
  return [
    ...new Set(
      addresses
        .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
        .map(({ origin, pathname, search }) => origin + pathname + search),
    ),
  ];
}
