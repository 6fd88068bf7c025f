export { FullScreenLoader, type FullScreenLoaderProps } from "./full-screen-loader.tsx";
