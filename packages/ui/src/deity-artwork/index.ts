export { DeityArtwork, type DeityArtworkProps } from "./deity-artwork.tsx";
