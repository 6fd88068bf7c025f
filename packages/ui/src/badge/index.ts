export { Badge, type BadgeKind, type BadgeProps } from "./badge.tsx";
