/** Markup of our own, put into a page as it is. */
export interface Html {
  readonly html: string;
}

type Filling = string | Html;

const characters: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const written = (filling: Filling) =>
  typeof filling === "string" ? filling.replace(/[&<>"']/g, (one) => characters[one] ?? one) : filling.html;

/** Markup with what comes from elsewhere between it, written so that it stays text. */
export function html(parts: TemplateStringsArray, ...fillings: readonly (Filling | readonly Html[])[]): Html {
  const texts = fillings.map((filling) =>
    Array.isArray(filling) ? filling.map(written).join("") : written(filling as Filling),
  );
  return { html: String.raw({ raw: parts }, ...texts) };
}

/** A page with each `{{name}}` filled in. A name without a value is an error. */
export function fill(template: string, fillings: Readonly<Record<string, Filling>>): Html {
  return {
    html: template.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
      const filling = fillings[name];
      if (filling === undefined) throw new Error(`The page asks for {{${name}}}, which nobody fills.`);
      return written(filling);
    }),
  };
}
