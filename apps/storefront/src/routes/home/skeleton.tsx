export { HomeSkeleton as Skeleton } from "../../shared/skeleton/home-skeleton.tsx";
