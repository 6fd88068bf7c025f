export { Artwork, ArtworkBase, type ArtworkProps } from "./artwork.tsx";
export { type ArtworkFormat, artworkSrcSet } from "./artwork-src-set.ts";
