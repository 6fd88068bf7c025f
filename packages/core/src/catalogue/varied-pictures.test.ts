import { expect, test } from "vitest";
import { variedPictures } from "./index.ts";

const card = (image: string, temple = "kashi", deities = ["shiva"]) => ({
  image: { name: image, alt: "" },
  temple: { slug: temple, name: "", city: "", state: "" },
  deities: deities.map((slug) => ({ slug, name: "" })),
});
const shiva = (temple: string) => card("puja-rudrabhishek-kashi", temple);

test("a card shows its own picture", () => {
  expect(variedPictures([shiva("kashi"), card("puja-ram-raksha-path")])).toEqual([
    "puja-rudrabhishek-kashi",
    "puja-ram-raksha-path",
  ]);
});

test("where its neighbour shows the same picture, a card shows its temple, then its deity, then its own picture", () => {
  expect(variedPictures([shiva("kashi"), shiva("kashi"), shiva("kashi"), shiva("kashi")])).toEqual([
    "puja-rudrabhishek-kashi",
    "temple-kashi",
    "deity-shiva",
    "puja-rudrabhishek-kashi",
  ]);
  expect(variedPictures([shiva("kashi"), shiva("somnath")])[1]).toBe("temple-somnath");
});

test("further down the same picture may come again", () => {
  const between = ["a", "b", "c", "d"].map((name) => card(name));
  expect(variedPictures([shiva("kashi"), ...between, shiva("somnath")]).at(-1)).toBe(
    "puja-rudrabhishek-kashi",
  );
});
