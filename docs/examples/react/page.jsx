import { useEffect, useRef } from "react";
import { AradhanaWidget } from "./aradhana-widget.jsx";

/** Upcoming pujas, and what is booked there. */
export function Page({ onBooked }) {
  const main = useRef(null);
  useEffect(() => {
    const element = main.current;
    const hear = ({ detail }) => onBooked(detail.order_id);
    // Events of all widgets bubble.
    element.addEventListener("aradhana:order_success", hear);
    return () => element.removeEventListener("aradhana:order_success", hear);
  }, [onBooked]);

  return (
    <main ref={main}>
      <h1>Upcoming pujas</h1>
      <AradhanaWidget
        widget="pujas"
        limit="3"
        partner-id="3f0e6c52-9d1b-4e78-a4c6-7b25d1f08e93"
        label="Upcoming pujas"
      />
    </main>
  );
}
