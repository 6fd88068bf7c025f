export { clockTime, type TimeParts, timeParts } from "./clock-time.ts";
export { TimeField, type TimeFieldProps } from "./time-field.tsx";
