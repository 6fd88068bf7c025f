import { AradhanaWidget, type WidgetEvent } from "@aradhana/embed/react";
import { useCallback, useState } from "react";

const shop = "http://127.0.0.1:4300";
const partnerId = "3f0e6c52-9d1b-4e78-a4c6-7b25d1f08e93";

/** Upcoming pujas, and what was booked there. */
export function Page() {
  const [orderId, setOrderId] = useState<string>();
  const onEvent = useCallback((event: WidgetEvent) => {
    if (event.type === "order_success") setOrderId(event.payload.order_id);
  }, []);

  return (
    <main>
      <h1>Upcoming pujas</h1>
      {orderId && <p role="status">Booked: {orderId}</p>}
      <AradhanaWidget
        origin={shop}
        partnerId={partnerId}
        widget="pujas"
        limit={3}
        label="Upcoming pujas"
        onEvent={onEvent}
      >
        <a href={`${shop}/online-puja`}>Book a puja</a>
      </AradhanaWidget>
    </main>
  );
}
