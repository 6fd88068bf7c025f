export { Link, type LinkProps } from "./link.tsx";
export { type LinkComponent, type LinkPreview, LinkPreviewContext } from "./link-context.ts";
export { LinkProvider, type LinkProviderProps } from "./link-provider.tsx";
