const shop = "http://127.0.0.1:4300";

/** A widget in a page made with React 19, which puts the loader into the head once, however many widgets there are. */
export function AradhanaWidget({ children, ...attributes }) {
  return (
    <>
      <script src={`${shop}/embed/v1.js`} async />
      <aradhana-widget {...attributes}>
        {children ?? <a href={`${shop}/online-puja`}>Book a puja</a>}
      </aradhana-widget>
    </>
  );
}
