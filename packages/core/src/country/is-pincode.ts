/** Whether a text is an Indian PIN code: six digits, the first of which is not 0. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);
