export const text = {
  title: "Aradhana",
  description: "Pujas at real temples, in your name, with proof of every step.",
};
