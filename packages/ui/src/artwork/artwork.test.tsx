import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Artwork, ArtworkBase } from "./artwork.tsx";
import { artworkSrcSet } from "./artwork-src-set.ts";

const shiva = <Artwork name="deity-shiva" alt="Trident in a mandala" sizes="270px" />;

describeComponent("Artwork", shiva, "artwork");

test("lists every width of a format", () => {
  expect(artworkSrcSet("/media", "deity-shiva", "avif")).toBe(
    "/media/deity-shiva-320.avif 320w, /media/deity-shiva-640.avif 640w, /media/deity-shiva-960.avif 960w",
  );
});

test("offers AVIF before WebP and reserves its space before loading", () => {
  const { container } = render(shiva);
  const types = [...container.querySelectorAll("source")].map((source) => source.type);
  expect(types).toEqual(["image/avif", "image/webp"]);

  const image = screen.getByRole("img", { name: "Trident in a mandala" });
  expect(image.getAttribute("width")).toBe("960");
  expect(image.getAttribute("height")).toBe("720");
});

test("loads lazily, unless it has priority", () => {
  const { rerender } = render(shiva);
  expect(screen.getByRole("img").getAttribute("loading")).toBe("lazy");

  rerender(<Artwork name="deity-shiva" alt="Trident" sizes="100vw" priority />);
  expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
  expect(screen.getByRole("img").getAttribute("fetchpriority")).toBe("high");
});

test("takes its files from the base path of the app", () => {
  const html = renderToStaticMarkup(<ArtworkBase value="https://cdn.example/art">{shiva}</ArtworkBase>);
  expect(html).toContain("https://cdn.example/art/deity-shiva-320.avif 320w");
  expect(html).not.toContain('"/media');
});

test("shows its background when the file fails to load, and retries with another name", () => {
  const { container, rerender } = render(shiva);
  fireEvent.error(screen.getByRole("img"));
  expect(container.firstElementChild?.hasAttribute("data-missing")).toBe(true);

  rerender(<Artwork name="deity-durga" alt="Kalash" sizes="270px" />);
  expect(container.firstElementChild?.hasAttribute("data-missing")).toBe(false);
});

test("without a name there is only the background", () => {
  const { container } = render(<Artwork alt="" sizes="270px" />);
  expect(container.querySelector("img")).toBeNull();
  expect(container.firstElementChild?.hasAttribute("data-missing")).toBe(true);
});
