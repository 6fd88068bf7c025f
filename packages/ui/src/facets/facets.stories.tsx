import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../foundations/usage.ts";
import { TextField } from "../text-field/index.ts";
import { FacetLinks } from "./facet-links.tsx";
import { FacetSelect } from "./facet-select.tsx";
import { Facets } from "./facets.tsx";

const groups = (
  <>
    <FacetSelect
      label="Order"
      name="sort"
      value="soonest"
      options={[
        { value: "soonest", label: "Soonest first" },
        { value: "popular", label: "Most booked first" },
        { value: "price", label: "Lowest price first" },
      ]}
      applyLabel="Apply"
    />
    <FacetLinks
      label="Deity"
      options={[
        { label: "Shiva", count: "9", href: "#shiva" },
        { label: "Durga", count: "4", href: "#durga", selected: true },
        { label: "Lakshmi", count: "6", href: "#lakshmi" },
      ]}
    />
    <FacetLinks
      label="Temple"
      options={[
        { label: "Kashi Vishwanath, Varanasi", count: "5", href: "#kashi" },
        { label: "Mahalakshmi, Kolhapur", count: "2", href: "#kolhapur" },
      ]}
    />
  </>
);

const hindi = (
  <>
    <FacetSelect
      label="क्रम"
      name="sort"
      value="soonest"
      options={[
        { value: "soonest", label: "नज़दीकी तारीख पहले" },
        { value: "popular", label: "सबसे अधिक बुक होने वाली पहले" },
        { value: "price", label: "कम मूल्य पहले" },
      ]}
      applyLabel="लागू करें"
    />
    <FacetLinks
      label="देवता"
      options={[
        { label: "शिव", count: "9", href: "#shiva" },
        { label: "दुर्गा", count: "4", href: "#durga", selected: true },
        { label: "लक्ष्मी", count: "6", href: "#lakshmi" },
      ]}
    />
    <FacetLinks
      label="मंदिर"
      options={[
        { label: "काशी विश्वनाथ, वाराणसी", count: "5", href: "#kashi" },
        { label: "महालक्ष्मी, कोल्हापुर", count: "2", href: "#kolhapur" },
      ]}
    />
  </>
);

const longHindi = (
  <FacetLinks
    label="मंदिर"
    options={[
      { label: "श्री काशी विश्वनाथ मंदिर, वाराणसी, उत्तर प्रदेश", count: "5", href: "#kashi", selected: true },
      { label: "श्री महालक्ष्मी (अम्बाबाई) मंदिर, कोल्हापुर, महाराष्ट्र", count: "2", href: "#kolhapur" },
    ]}
  />
);

const meta = {
  component: Facets,
  args: { label: "Filters (1)", clear: { href: "#none", label: "Clear all" }, children: groups },
  parameters: {
    docs: usage({
      when: "For all the ways to narrow a list, as links and one form that works without a script.",
      not: "For two or three filters (`FilterChips`).",
      keys: {
        Tab: "Goes from part to part, and through the values of an open one",
        "Enter, Space": "Opens or folds a part",
        Enter: "On a value: narrows the list by it",
      },
    }),
    hi: { label: "फ़िल्टर (1)", clear: { href: "#none", label: "सब हटाएँ" }, children: hindi },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
} satisfies Meta<typeof Facets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** A facet without values hides itself, and without facets there is nothing to open. */
export const Nothing: Story = {
  args: { label: "Filters", clear: undefined, children: <FacetLinks label="Deity" options={[]} /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("summary")).not.toBeVisible();
  },
};
export const One: Story = {
  args: {
    open: true,
    label: "Filters",
    clear: undefined,
    children: <FacetLinks label="Deity" open options={[{ label: "Shiva", count: "9", href: "#shiva" }]} />,
  },
};
export const Open: Story = { args: { open: true } };
/** A form below the values opens and closes with them. */
export const WithForm: Story = {
  args: {
    open: true,
    label: "Filters",
    clear: undefined,
    children: (
      <FacetLinks label="Price (₹)" open options={[{ label: "up to ₹500", href: "#500" }]}>
        <form>
          <TextField label="From (₹)" inputMode="decimal" />
        </form>
      </FacetLinks>
    ),
  },
  parameters: {
    hi: {
      label: "फ़िल्टर",
      children: (
        <FacetLinks label="मूल्य (₹)" open options={[{ label: "₹500 तक", href: "#500" }]}>
          <form>
            <TextField label="कम से कम (₹)" inputMode="decimal" />
          </form>
        </FacetLinks>
      ),
    },
  },
};
export const NoneChosen: Story = { args: { label: "Filters", clear: undefined } };
export const Wide: Story = { globals: { viewport: { value: "desktop" } } };
export const LongHindi: Story = { args: { lang: "hi", open: true, label: "फ़िल्टर (1)", children: longHindi } };
