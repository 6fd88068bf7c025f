// API responses about articles, with every field of their schema.
import { closes, poojaCard } from "./rituals.ts";

export const articleCard = {
  id: "what-is-a-sankalp",
  slug: "what-is-a-sankalp",
  title: "What is a sankalp?",
  excerpt: "The sentence with which a puja begins.",
  author: { name: "Meera Joshi", credentials: "Editorial desk", is_sample: true },
  cover: { name: "puja-satyanarayan-katha-kashi", alt: "A kalash" },
  tags: [{ slug: "puja", name: "Puja and sankalp" }],
  language: "en",
  reading_minutes: 4,
  published_at: closes,
  updated_at: closes,
};

const line = [{ text: "said aloud", strong: true, emphasis: true, url: "https://books.test/1" }];

export const article = {
  ...articleCard,
  body: [
    { type: "heading", id: "the-sentence", text: "The sentence" },
    { type: "paragraph", line },
    { type: "quote", lines: [line] },
    { type: "list", ordered: true, items: [line] },
    { type: "table", head: ["Part"], rows: [[line]] },
  ],
  sources: [{ title: "A book", url: "https://books.test/2" }],
  translations: [{ language: "hi", title: "संकल्प क्या है?" }],
  related: [poojaCard],
  more: [articleCard],
};

export const articleListing = {
  blogs: [articleCard],
  categories: [{ value: "puja", label: "Puja and sankalp", count: 6 }],
};
