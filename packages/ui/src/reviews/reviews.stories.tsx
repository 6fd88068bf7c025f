import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { Link } from "../link/index.ts";
import { ReviewCard } from "./review-card.tsx";
import { type Review, Reviews } from "./reviews.tsx";

const reviews: Review[] = [
  {
    id: "1",
    stars: 5,
    starsLabel: "5 out of 5 stars",
    text: "The priest said all four names slowly, and the recording opened at that very moment.",
    by: "Asha, Pune · 3 November",
    about: "Soma Pradosh Rudrabhishek",
  },
  {
    id: "2",
    stars: 2,
    starsLabel: "2 out of 5 stars",
    text: "The recording came a day late. The service share was paid back without asking.",
    by: "Ramesh, Lucknow · 1 November",
    sample: "Sample data",
  },
  {
    id: "3",
    stars: 4,
    starsLabel: "4 out of 5 stars",
    text: "पूजा बहुत श्रद्धा से हुई, प्रसाद पाँच दिन में मिला।",
    textLang: "hi",
    by: "Sunita, Indore · 28 October",
  },
];

const squareOf = (n: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><rect width="72" height="72" fill="${n === 1 ? "peru" : "teal"}"/></svg>`)}`;

const meta = {
  component: Reviews,
  args: {
    heading: "What buyers wrote",
    summary: {
      average: 4.6,
      shown: "4.6",
      countLabel: "128 reviews",
      histogram: [
        { label: "5 stars", count: 96 },
        { label: "4 stars", count: 21 },
        { label: "3 stars", count: 6 },
        { label: "2 stars", count: 4 },
        { label: "1 star", count: 1 },
      ],
    },
    reviews,
    none: "Nobody has written yet.",
    note: "Some of these are sample data and say so.",
    more: (
      <Link href="#all" variant="more">
        All 128
      </Link>
    ),
  },
  parameters: {
    docs: usage({
      when: "For what buyers wrote, the low stars as visible as the high ones.",
      not: "For praise that nobody who bought has written.",
      keys: LINK_KEYS,
    }),
    hi: {
      heading: "लोगों ने क्या लिखा",
      summary: {
        average: 4.6,
        shown: "4.6",
        countLabel: "128 समीक्षाएँ",
        histogram: [
          { label: "5 स्टार", count: 96 },
          { label: "4 स्टार", count: 21 },
          { label: "3 स्टार", count: 6 },
          { label: "2 स्टार", count: 4 },
          { label: "1 स्टार", count: 1 },
        ],
      },
      note: "इनमें से कुछ नमूना हैं, और उन पर यह लिखा है।",
    },
  },
} satisfies Meta<typeof Reviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const None: Story = { args: { reviews: [], summary: undefined, note: undefined, more: undefined } };
export const One: Story = { args: { reviews: reviews.slice(0, 1), more: undefined } };
export const Card: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <ReviewCard
        stars={4}
        starsLabel="5 में से 4 स्टार"
        text="संकल्प में पूरे परिवार का नाम और गोत्र स्पष्ट सुनाई दिया, और वीडियो ठीक उसी क्षण से खुला।"
        by="सुनीता, इंदौर"
        sample="नमूना"
        lang="hi"
      />
    </div>
  ),
};
/** What the buyer photographed, in small; each opens large. */
export const WithPhotos: Story = {
  args: {
    summary: undefined,
    more: undefined,
    reviews: reviews.slice(0, 1).map((review) => ({
      ...review,
      photos: [1, 2].map((n) => ({ src: squareOf(n), width: 72, height: 72, alt: `Photo ${n} from Asha` })),
    })),
  },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    heading: "जिन्होंने यह पूजा करवाई उन्होंने क्या लिखा",
    summary: undefined,
    reviews: reviews.slice(0, 1).map((review) => ({
      ...review,
      text: "पुरोहित जी ने परिवार के सभी सदस्यों के नाम और गोत्र स्पष्ट रूप से बोले, और वीडियो उसी संध्या मिल गया; प्रसाद आने में अवश्य दो दिन अधिक लगे।",
      by: "सुमित्रा देवी त्रिपाठी, प्रयागराज",
    })),
  },
};
