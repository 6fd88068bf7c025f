export const text = {
  packages: "Choose a package",
  people: (min: number, max: number) =>
    min === max ? `For ${max} ${max === 1 ? "person" : "people"}` : `For ${min} to ${max} people`,
  inEvery: "In every package:",
  next: (price: string) => `Continue with ${price}`,
  taxes: "All taxes are in the price. You pay at the end.",
};
