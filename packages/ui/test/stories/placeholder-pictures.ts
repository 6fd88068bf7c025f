// Diagonal lines show how a picture is cropped and scaled.
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><path fill="gray" d="M0 0h960v720H0z"/><path stroke="white" stroke-width="6" d="m0 0 960 720M0 720 960 0"/></svg>`;
const placeholder = `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Replaces every picture by a plain one: each build encodes artwork again, not to the same bytes. */
export async function replacePictures(body: HTMLElement): Promise<void> {
  await Promise.all(
    [...body.querySelectorAll("img")].map(async (image) => {
      // Pictures below the fold too, which would load at any time.
      image.loading = "eager";
      await settled(image);
      // A missing picture shows its fallback.
      if (image.naturalWidth === 0) return;
      for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.srcset = "";
      image.srcset = "";
      image.src = placeholder;
      await image.decode();
    }),
  );
}

const settled = (image: HTMLImageElement) =>
  image.complete
    ? undefined
    : new Promise<void>((resolve) => {
        for (const outcome of ["load", "error"])
          image.addEventListener(outcome, () => resolve(), { once: true });
      });
