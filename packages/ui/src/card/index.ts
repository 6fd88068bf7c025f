export { Card, type CardBasics, type CardProps } from "./card.tsx";
export { CardAuthorisation, type CardAuthorisationProps } from "./card-authorisation.tsx";
export { CardBadges } from "./card-badges.tsx";
export { CardFact, type CardFactProps } from "./card-fact.tsx";
export { CardFooter, type CardFooterProps } from "./card-footer.tsx";
export { CardLine } from "./card-line.tsx";
export { CardSkeleton, type CardSkeletonProps } from "./card-skeleton.tsx";
export { CardTag } from "./card-tag.tsx";
