/** Opens a conversation with our number on WhatsApp, with the first message written already. */
export const whatsappAddress = (phone: string, message: string) =>
  `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(message)}`;
