import type { Meta, StoryObj } from "@storybook/react-vite";
import { BUTTON_KEYS, usage } from "../../foundations/usage.ts";
import { ButtonLink } from "../button-link/index.ts";
import { ErrorState } from "./error-state.tsx";

const onClick = () => undefined;

const meta = {
  component: ErrorState,
  args: {
    heading: "The pujas did not come",
    children: <p>Our server did not answer in time. Your connection seems to be fine.</p>,
    retry: { label: "Try again", onClick },
    support: (
      <ButtonLink href="#support" variant="line">
        Ask us
      </ButtonLink>
    ),
    requestId: { label: "Number for the support:", value: "req_4f7c2a9e81" },
  },
  parameters: {
    docs: usage({
      when: "Where something could not be loaded: the plain cause, another try, the number for the support.",
      not: "Beside a field (its `error`), or for a message that passes (`Toaster`).",
      keys: BUTTON_KEYS,
    }),
    hi: {
      heading: "पूजाओं की सूची नहीं आ सकी",
      children: <p>हमारे सर्वर ने समय पर उत्तर नहीं दिया। आपका इंटरनेट ठीक लगता है।</p>,
      retry: { label: "फिर से प्रयास करें", onClick },
      support: (
        <ButtonLink href="#support" variant="line">
          हमसे पूछें
        </ButtonLink>
      ),
      requestId: { label: "सहायता के लिए संख्या:", value: "req_4f7c2a9e81" },
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const TryingAgain: Story = { args: { retry: { label: "Try again", onClick, loading: true } } };
export const RetryAlone: Story = { args: { support: undefined, requestId: undefined } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    heading: "आपके चुने हुए मंदिर की पूजाओं की सूची अभी नहीं दिखाई जा सकती",
    retry: { label: "कुछ क्षण बाद फिर से प्रयास करें", onClick },
  },
};
