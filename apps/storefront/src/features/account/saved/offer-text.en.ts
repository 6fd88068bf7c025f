export { savedMessages as text } from "@aradhana/checkout/messages-en";
