export { formatDate } from "@aradhana/core/date";
