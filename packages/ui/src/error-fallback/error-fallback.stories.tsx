import type { Meta, StoryObj } from "@storybook/react-vite";
import { BUTTON_KEYS, usage } from "../../foundations/usage.ts";
import { ButtonLink } from "../button-link/index.ts";
import { ErrorFallback } from "./error-fallback.tsx";

const meta = {
  component: ErrorFallback,
  args: {
    heading: "Oops! Something went wrong.",
    children: <p>We're sorry for the inconvenience. Please try again later or return to the home page.</p>,
    home: { href: "#home", label: "Go to Home" },
    support: (
      <ButtonLink href="#whatsapp" variant="line">
        Ask on WhatsApp
      </ButtonLink>
    ),
    requestId: { label: "Number for the support:", value: "req_4f7c2a9e81" },
  },
  parameters: {
    docs: usage({
      when: "Once, around the app: the last thing that is shown when a screen could not be drawn.",
      not: "For a request that failed and can be tried again (`ErrorState`).",
      keys: BUTTON_KEYS,
    }),
    hi: {
      heading: "क्षमा करें, कुछ गड़बड़ हो गई।",
      children: <p>असुविधा के लिए खेद है। कृपया थोड़ी देर बाद प्रयास करें या होम पर लौटें।</p>,
      home: { href: "#home", label: "होम पर जाएँ" },
      support: (
        <ButtonLink href="#whatsapp" variant="line">
          WhatsApp पर पूछें
        </ButtonLink>
      ),
      requestId: { label: "सहायता के लिए संख्या:", value: "req_4f7c2a9e81" },
    },
  },
} satisfies Meta<typeof ErrorFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const HomeAlone: Story = { args: { support: undefined, requestId: undefined } };
export const LongHindi: Story = { globals: { language: "hi" } };
