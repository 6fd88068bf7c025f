export { DateField, type DateFieldProps, type DateParts } from "./date-field.tsx";
