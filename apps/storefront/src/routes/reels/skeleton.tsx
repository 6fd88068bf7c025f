export { FilmSkeleton as Skeleton } from "../../shared/skeleton/film-skeleton.tsx";
