export { AstrologerCard, type AstrologerCardProps } from "./astrologer-card.tsx";
export { AstrologerCardSkeleton } from "./astrologer-card-skeleton.tsx";
