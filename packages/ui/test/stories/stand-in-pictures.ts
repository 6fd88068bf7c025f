// Lines from corner to corner: they show how a picture is cut and stretched.
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><path fill="gray" d="M0 0h960v720H0z"/><path stroke="white" stroke-width="6" d="m0 0 960 720M0 720 960 0"/></svg>`;
const standIn = `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Puts one plain picture in every picture's place: drawn ones are packed anew by each build, and not to the bit. */
export async function standInPictures(body: HTMLElement): Promise<void> {
  await Promise.all(
    [...body.querySelectorAll("img")].map(async (image) => {
      // Even what is out of sight, which would come whenever it likes.
      image.loading = "eager";
      await settled(image);
      // One that is missing shows what stands in for it.
      if (image.naturalWidth === 0) return;
      for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.srcset = "";
      image.srcset = "";
      image.src = standIn;
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
