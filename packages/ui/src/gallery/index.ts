export { Gallery, type GalleryProps, gallerySizes } from "./gallery.tsx";
