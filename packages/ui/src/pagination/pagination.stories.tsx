import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { Pagination } from "./pagination.tsx";

const meta = {
  component: Pagination,
  args: {
    label: "Pages of articles",
    page: 5,
    pages: 12,
    hrefOf: (page) => `#page-${page}`,
    previousLabel: "Page before",
    nextLabel: "Page after",
    pageLabel: (page) => `Page ${page}`,
  },
  parameters: {
    hi: {
      label: "लेखों के पेज",
      previousLabel: "पिछला पेज",
      nextLabel: "अगला पेज",
      pageLabel: (page: number) => `पेज ${page}`,
    },
    docs: usage({
      when: "For a list that one comes back to by its place: articles, past orders. Each page has an address.",
      not: "For a list one looks through once, where “Show more” keeps what is there; nor for steps (`Steps`).",
      keys: LINK_KEYS,
    }),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const Few: Story = { args: { page: 2, pages: 3 } };
export const Many: Story = { args: { page: 148, pages: 1024 } };
/** Nothing is rendered. */
export const One: Story = { args: { page: 1, pages: 1 } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "कार्तिक मास से जुड़े लेखों के पेज",
    pageLabel: (page) => `कार्तिक मास से जुड़े लेखों का पेज ${page}`,
    previousLabel: "पिछले पेज पर जाएँ",
    nextLabel: "अगले पेज पर जाएँ",
  },
};
