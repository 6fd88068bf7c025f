export { CodeFields, type CodeFieldsProps } from "./code-fields.tsx";
export { useCode } from "./use-code.ts";
