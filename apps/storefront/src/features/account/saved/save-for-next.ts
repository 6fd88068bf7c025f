/** Apart from the forms: only a buyer who asked for it downloads it. */
export { saveForNext, toSaveOf } from "@aradhana/core/checkout";
