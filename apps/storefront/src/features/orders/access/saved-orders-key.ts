/** The storage key of the orders made in this browser. It is read before the code that reads the orders is loaded. */
export const storedOrdersKey = "order_access";
