export { ReelCard, type ReelCardProps } from "./reel-card.tsx";
