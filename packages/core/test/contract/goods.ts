// API responses about products, with every field of their schema.
import { image, money } from "./rituals.ts";

export const productListing = {
  products: [
    {
      id: "pd_0123456789abcdefg",
      slug: "rudraksha-mala",
      title: "Rudraksha mala",
      category: "mala",
      image,
      colors: ["saffron"],
      price: money,
      mrp: money,
      stock: 3,
      rating: { avg: 4.8, count: 12 },
    },
  ],
  facets: [{ key: "category", options: [{ value: "mala", label: "Malas", count: 1 }] }],
  colors: { saffron: "#f4c430" },
  price_range: { min: money, max: money },
  suggestions: [],
};
