export { TextSkeleton as Skeleton } from "../../shared/skeleton/text-skeleton.tsx";
