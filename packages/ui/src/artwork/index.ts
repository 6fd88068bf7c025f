export { Artwork, ArtworkBase, type ArtworkProps } from "./artwork.tsx";
