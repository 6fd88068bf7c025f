/** Where a browser keeps which orders were made in it: so much is asked before what reads them is fetched. */
export const storedOrdersKey = "order_access";
