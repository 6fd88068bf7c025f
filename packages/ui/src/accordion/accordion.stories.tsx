import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Accordion } from "./accordion.tsx";

const items = [
  {
    id: "gotra",
    summary: "I do not know my gotra",
    content: "Tick “I don’t know”. The priest then says the customary wording of the temple.",
  },
  {
    id: "someone-else",
    summary: "Can I book for someone else?",
    content: "Yes. Give their name and gotra in the sankalp; the recording comes to your number.",
  },
  {
    id: "abroad",
    summary: "I live outside India",
    content: "Dry prasad is posted abroad. Customs of your country may hold it back.",
  },
];

const hindi = [
  {
    id: "gotra",
    summary: "मुझे अपना गोत्र ज्ञात नहीं है",
    content: "“मुझे ज्ञात नहीं” चुनें। तब पुरोहित मंदिर की प्रथा के शब्द बोलते हैं।",
  },
  {
    id: "someone-else",
    summary: "क्या मैं किसी और के लिए बुक कर सकता हूँ?",
    content: "हाँ। संकल्प में उनका नाम और गोत्र दें; रिकॉर्डिंग आपके नंबर पर आएगी।",
  },
  {
    id: "abroad",
    summary: "मैं भारत से बाहर रहता हूँ",
    content: "सूखा प्रसाद विदेश भी भेजा जाता है। आपके देश का कस्टम विभाग उसे रोक सकता है।",
  },
];

const longHindi = [
  {
    id: "gotra-long",
    summary: "मुझे अपना गोत्र ज्ञात नहीं है, तो संकल्प में क्या बोला जाएगा और क्या इससे पूजा पर कोई प्रभाव पड़ता है?",
    content: "“मुझे ज्ञात नहीं” चुनें। तब पुरोहित मंदिर की परंपरा के अनुसार कश्यप गोत्र का उच्चारण करते हैं।",
    open: true,
  },
];

const meta = {
  component: Accordion,
  args: { items },
  parameters: {
    docs: usage({
      when: "For answers that most readers do not need: questions, rules, the long text of a policy.",
      not: "For what everybody must read before they pay; for parts of equal rank of which one is always in view (`Tabs`).",
      keys: {
        Tab: "Goes from summary to summary, and into what is open",
        "Enter, Space": "Opens or folds the part",
      },
    }),
    hi: { items: hindi },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneAtATime: Story = {
  args: { name: "faq", items: items.map((item, n) => ({ ...item, open: n === 0 })) },
};
/** Without sections there is no line either. */
export const Nothing: Story = { args: { items: [] } };
export const One: Story = { args: { items: items.slice(0, 1) } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    items: longHindi,
  },
};
