/** Sample rates by chapter or heading, in percent; an accountant has to confirm them before real sales. */
const rates: Readonly<Record<string, number>> = {
  "1404": 0,
  "4421": 5,
  "7101": 3,
  "7102": 1.5,
  "7103": 0.25,
  "7113": 3,
  "7114": 3,
  "7116": 3,
  "7419": 18,
  "9601": 5,
};

const DEFAULT = 18;

export const gstOf = (hsn: string): number => rates[hsn.slice(0, 4)] ?? DEFAULT;
