import type { Text } from "../text.ts";

export type ArticleAuthor = {
  readonly slug: string;
  readonly name: Text;
  readonly credentials: Text;
  readonly isSample: true;
};

const editorialDesk: Text = { en: "Editorial desk, Aradhana", hi: "संपादकीय विभाग, आराधना" };

/** Sample authors of the editorial desk. None of them claims a degree or an office. */
export const articleAuthors = [
  {
    slug: "meera-joshi",
    name: { en: "Meera Joshi", hi: "मीरा जोशी" },
    credentials: editorialDesk,
    isSample: true,
  },
  {
    slug: "raghav-tiwari",
    name: { en: "Raghav Tiwari", hi: "राघव तिवारी" },
    credentials: editorialDesk,
    isSample: true,
  },
  {
    slug: "lakshmi-raman",
    name: { en: "Lakshmi Raman", hi: "लक्ष्मी रमन" },
    credentials: editorialDesk,
    isSample: true,
  },
  {
    slug: "anand-kulkarni",
    name: { en: "Anand Kulkarni", hi: "आनंद कुलकर्णी" },
    credentials: editorialDesk,
    isSample: true,
  },
] as const satisfies readonly ArticleAuthor[];
