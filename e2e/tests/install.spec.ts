import { canonicalPath } from "@aradhana/core/paths";
import { expect, test } from "../support/test.ts";

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

/** The size that a PNG states in its header (PNG, third edition, 11.2.1). */
const sizeOfPng = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

for (const language of ["en", "hi"] as const) {
  test(`the manifest that the page in ${language} links has icons of the sizes that it states, and pages that open`, async ({
    request,
  }) => {
    const html = await (await request.get(canonicalPath("/", language))).text();
    const [, address = ""] = /rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const response = await request.get(address.replaceAll("&amp;", "&"));
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
    const manifest: Manifest = await response.json();
    expect(manifest).toMatchObject({ lang: language, start_url: canonicalPath("/", language) });

    // What browsers ask of an app that can be installed, and the icon of a launcher that cuts it into a shape.
    const stated = manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`);
    expect(stated).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()["content-type"], src).toContain(type);
      if (type === "image/png") expect(sizeOfPng(await icon.body()), src).toBe(sizes);
      else expect(await icon.text(), src).toContain("<svg");
    }
    for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
      expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
    }
  });
}
