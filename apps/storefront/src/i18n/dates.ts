export { formatDate, indianZone } from "@aradhana/core/date";
