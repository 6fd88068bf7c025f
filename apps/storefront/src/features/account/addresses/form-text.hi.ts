export { savedAddressMessages as text } from "@aradhana/checkout/messages-hi";
