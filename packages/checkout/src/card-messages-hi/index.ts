import type {
  cardMessages as originalCard,
  statusMessages as originalStatus,
} from "../card-messages-en/index.ts";

export const cardMessages: typeof originalCard = {
  eyebrow: (date, name) => `${date}, ${name}`,
  closes: (when) => `${when} तक बुकिंग`,
  from: (price) => `${price} से`,
};

export const statusMessages: typeof originalStatus = {
  pooja: {
    open: "",
    closed: "बुकिंग बंद",
    live: "अभी हो रही है",
    performed: "संपन्न",
    cancelled: "रद्द",
  },
  chadhaava: {
    open: "",
    closed: "बुकिंग बंद",
    live: "अभी अर्पण हो रहा है",
    performed: "अर्पण हो गया",
    cancelled: "रद्द",
  },
};
