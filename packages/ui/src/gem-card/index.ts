export { GemCard, type GemCardProps } from "./gem-card.tsx";
