import { expect, test } from "vitest";
import { pujaCard } from "../../test/fixtures.ts";
import { variedPictures } from "./varied-pictures.ts";

const shiva = (temple: string) =>
  pujaCard({
    image: { name: "puja-abhishek-shiva", alt: "" },
    temple: { ...pujaCard().temple, slug: temple },
    deities: [{ slug: "shiva", name: "Shiva" }],
  });
const other = (name: string) => pujaCard({ image: { name, alt: "" } });

test("a puja shows its own picture", () => {
  expect(variedPictures([shiva("kashi"), other("puja-path-rama")])).toEqual([
    "puja-abhishek-shiva",
    "puja-path-rama",
  ]);
});

test("where its neighbour shows the same, it shows its temple, then its deity, then itself again", () => {
  expect(variedPictures([shiva("kashi"), shiva("kashi"), shiva("kashi"), shiva("kashi")])).toEqual([
    "puja-abhishek-shiva",
    "temple-kashi",
    "deity-shiva",
    "puja-abhishek-shiva",
  ]);
  expect(variedPictures([shiva("kashi"), shiva("somnath")])[1]).toBe("temple-somnath");
});

test("further on the same picture may come again", () => {
  const between = ["a", "b", "c", "d"].map(other);
  expect(variedPictures([shiva("kashi"), ...between, shiva("somnath")]).at(-1)).toBe("puja-abhishek-shiva");
});
