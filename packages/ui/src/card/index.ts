export { Card, type CardBasics, type CardProps } from "./card.tsx";
export { CardFact, type CardFactProps } from "./card-fact.tsx";
export { CardFoot, type CardFootProps } from "./card-foot.tsx";
export { CardLine } from "./card-line.tsx";
export { CardProof, type CardProofProps } from "./card-proof.tsx";
export { CardSigns } from "./card-signs.tsx";
export { CardSkeleton, type CardSkeletonProps } from "./card-skeleton.tsx";
export { CardTag } from "./card-tag.tsx";
