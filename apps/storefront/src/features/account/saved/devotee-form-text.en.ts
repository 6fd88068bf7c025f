export { namesMessages as text } from "@aradhana/checkout/messages-en";
