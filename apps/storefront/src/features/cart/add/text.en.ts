export { cartMessages as text } from "@aradhana/checkout/messages-en";
