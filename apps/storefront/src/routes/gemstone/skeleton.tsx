export { DetailSkeleton as Skeleton } from "../../shared/skeleton/detail-skeleton.tsx";
