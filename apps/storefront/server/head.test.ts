import { expect, test } from "vitest";
import { headOf } from "./head.ts";

const at = {
  origin: "https://shop.test",
  path: "/pooja/pj_1",
  visitor: { country: "in", language: "en" },
} as const;

const hindi = { country: "in", language: "hi" } as const;

test("text of the catalogue is escaped in its tag", () => {
  const head = headOf({
    ...at,
    meta: {
      title: "</title><script>",
      description: `"><img onerror='x'>`,
      jsonLd: [{ name: "</script><b>" }],
    },
  });
  expect(head).not.toContain("<script>");
  expect(head).not.toContain("<img");
  expect(head).not.toContain("</script><b>");
});

test("a personal page is noindex and has no canonical address", () => {
  const head = headOf({ ...at, meta: { title: "Order", noindex: true } });
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toContain("canonical");
  expect(head).not.toContain("hreflang");
});

test("a public page has its canonical address and its picture", () => {
  const head = headOf({ ...at, meta: { title: "Puja", picture: "puja-sri-suktam-homa-kolhapur" } });
  expect(head).toContain('<link rel="canonical" href="https://shop.test/pooja/pj_1">');
  expect(head).toMatch(
    /"og:image" content="https:\/\/shop\.test\/share\/[\w-]{16}\.jpg\?of=%2Fpooja%2Fpj_1&amp;lang=en&amp;for=in"/,
  );
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test("a page names its locale and the alternate one", () => {
  const head = headOf({ ...at, visitor: hindi, meta: { title: "Puja" } });
  expect(head).toContain('<meta property="og:locale" content="hi_IN">');
  expect(head).toContain('<meta property="og:locale:alternate" content="en_IN">');
});

test("D31: each language of a page is canonical by itself, and both name both", () => {
  const alternates = `<link rel="alternate" hreflang="en" href="https://shop.test/pooja/pj_1"><link rel="alternate" hreflang="hi" href="https://shop.test/pooja/pj_1?lang=hi"><link rel="alternate" hreflang="x-default" href="https://shop.test/pooja/pj_1">`;
  const meta = { title: "Puja" };
  expect(headOf({ ...at, meta })).toContain(
    `<link rel="canonical" href="https://shop.test/pooja/pj_1">${alternates}`,
  );
  expect(headOf({ ...at, visitor: hindi, meta })).toContain(
    `<link rel="canonical" href="https://shop.test/pooja/pj_1?lang=hi">${alternates}`,
  );
});

test("D31: the filters of a list stay in the addresses of both languages", () => {
  const meta = { title: "Pujas for Shiva", canonical: "/online-puja?deity=shiva" };
  const head = headOf({ ...at, path: "/online-puja", visitor: hindi, meta });
  expect(head).toContain(
    '<link rel="canonical" href="https://shop.test/online-puja?deity=shiva&amp;lang=hi">',
  );
  expect(head).toContain('hreflang="en" href="https://shop.test/online-puja?deity=shiva">');
});

test("paths in schema.org data become absolute addresses at every depth, and text does not change", () => {
  const thing = {
    ...{ name: "/pooja/", url: "/", offers: [{ url: "/pooja/pj_1" }], item: "https://other.test/" },
    ...{ image: ["/media/a.webp"], contentUrl: "/media/a.mp4", keywords: ["/x"] },
  };
  const head = headOf({ ...at, meta: { title: "Puja", jsonLd: [thing] } });
  expect(head).toContain(
    '{"name":"/pooja/","url":"https://shop.test/","offers":[{"url":"https://shop.test/pooja/pj_1"}],"item":"https://other.test/","image":["https://shop.test/media/a.webp"],"contentUrl":"https://shop.test/media/a.mp4","keywords":["/x"]}',
  );
});

test("schema.org data of a page in Hindi names pages in Hindi, and files as they are", () => {
  const thing = { url: "/pooja/pj_1", target: "/online-puja?q={q}", image: "/media/a.webp" };
  const head = headOf({ ...at, visitor: hindi, meta: { title: "पूजा", jsonLd: [thing] } });
  expect(head).toContain(
    '{"url":"https://shop.test/pooja/pj_1?lang=hi","target":"https://shop.test/online-puja?q={q}&lang=hi","image":"https://shop.test/media/a.webp"}',
  );
});
