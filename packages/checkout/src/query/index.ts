export { reportUnexpected } from "./report-unexpected.ts";
export { useMutation } from "./use-mutation.ts";
export { useQuery } from "./use-query.ts";
export { useRefetchWhenOnline } from "./use-refetch-when-online.ts";
