/** Whether it is an address with a key as its user and a project number at its end. */
export const isDsn = (text: string): boolean =>
  /^https?:\/\/\w+@[\w.-]+(:\d+)?(\/[\w.-]+)*\/\d+$/.test(text) && URL.canParse(text);
