export { ListSkeleton as Skeleton } from "../../shared/skeleton/list-skeleton.tsx";
