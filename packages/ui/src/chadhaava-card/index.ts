export { ChadhaavaCard, type ChadhaavaCardProps } from "./chadhaava-card.tsx";
