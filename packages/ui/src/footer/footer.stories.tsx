import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { Footer } from "./footer.tsx";

const languages = [
  { href: "?lang=en", label: "English", lang: "en", current: true },
  { href: "?lang=hi", label: "हिन्दी", lang: "hi" },
];

const meta = {
  component: Footer,
  args: {
    legalName: "Aradhana Seva Private Limited",
    addresses: ["12 Assi Road, Varanasi, Uttar Pradesh 221005, India"],
    gstin: { label: "GSTIN", value: "09AAACA0000A1Z5" },
    contacts: [
      {
        title: "Customer care",
        phone: "+91 542 000 0000",
        email: "care@aradhana.example",
        hours: "Every day, 7 am to 10 pm, India time",
      },
      {
        title: "Grievance officer",
        name: "Meera Pandey",
        phone: "+91 542 000 0001",
        email: "grievance@aradhana.example",
      },
    ],
    lists: [
      {
        title: "Policies",
        links: [
          { href: "/exchange-policy", label: "Cancellation and refunds" },
          { href: "/term-and-condition", label: "Terms" },
          { href: "/privacy-policy", label: "Privacy" },
          { href: "/shipping-policy", label: "Shipping" },
        ],
      },
      { title: "Languages", links: languages },
    ],
    payments: { label: "We take", names: ["UPI", "RuPay", "Visa", "Mastercard", "Net banking"] },
    note: "© 2026 Aradhana Seva Private Limited",
  },
  parameters: {
    docs: usage({
      when: "Once, under every page.",
      not: "For actions, or anything one needs before the end of a page.",
      keys: LINK_KEYS,
    }),
    layout: "fullscreen",
    hi: {
      legalName: "आराधना सेवा प्राइवेट लिमिटेड",
      addresses: ["12 अस्सी मार्ग, वाराणसी, उत्तर प्रदेश 221005, भारत"],
      contacts: [
        {
          title: "ग्राहक सेवा",
          phone: "+91 542 000 0000",
          email: "care@aradhana.example",
          hours: "हर दिन सुबह 7 से रात 10 बजे, भारतीय समय",
        },
        {
          title: "शिकायत अधिकारी",
          name: "मीरा पाण्डेय",
          phone: "+91 542 000 0001",
          email: "grievance@aradhana.example",
        },
      ],
      lists: [
        {
          title: "नीतियाँ",
          links: [
            { href: "/exchange-policy", label: "कैंसिलेशन और रिफ़ंड" },
            { href: "/term-and-condition", label: "नियम और शर्तें" },
            { href: "/privacy-policy", label: "निजता" },
            { href: "/shipping-policy", label: "डाक और वितरण" },
          ],
        },
        { title: "भाषाएँ", links: languages },
      ],
      payments: { label: "भुगतान के साधन", names: ["UPI", "RuPay", "Visa", "Mastercard", "नेट बैंकिंग"] },
      note: "© 2026 आराधना सेवा प्राइवेट लिमिटेड",
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneContact: Story = { args: { contacts: meta.args.contacts.slice(0, 1), gstin: undefined } };
/** The link lists are stacked, and none of their words is broken. */
export const LargeText: Story = {
  globals: { textSize: "200" },
  play: async ({ canvas }) => {
    const [policies, languages] = canvas.getAllByRole("navigation");
    await expect(languages?.offsetLeft).toBe(policies?.offsetLeft);
  },
};
export const LongHindi: Story = { globals: { language: "hi" } };
