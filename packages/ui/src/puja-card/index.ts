export { PujaCard, type PujaCardProps } from "./puja-card.tsx";
export { PujaCardSkeleton } from "./puja-card-skeleton.tsx";
