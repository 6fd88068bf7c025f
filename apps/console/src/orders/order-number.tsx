import { Link } from "react-router-dom";

/** The number of an order, never broken over two lines; a link to the order if its id is given. */
export function OrderNumber({ number, id }: { number: string | null; id?: string | null }) {
  return <span className="number">{id ? <Link to={`/order/${id}/show`}>{number}</Link> : number}</span>;
}
