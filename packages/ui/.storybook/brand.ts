/** The colours of Storybook's own frame. It is built apart from the stories, and reads no stylesheet. */
export const brand = {
  page: "#fbf7ef",
  surface: "#fffdf9",
  text: "#2a1710",
  "text-soft": "#6b5548",
  accent: "#800000",
  border: "#e4d8c4",
} as const;
