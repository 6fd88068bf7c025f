/** The id of the element that says what is wrong with a line. */
export const problemId = ({ id }: { id: string }): string => `problem-${id}`;
