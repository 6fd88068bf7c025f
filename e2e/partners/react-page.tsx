import { AradhanaWidget, type WidgetEvent } from "@aradhana/embed/react";
import { StrictMode, useCallback, useState } from "react";
import { createRoot } from "react-dom/client";

/** What the page heard of its widget. */
const events: WidgetEvent[] = [];
Object.assign(window, { events });

/** A partner's page made with React, which can remove its widget, add it back and re-render it. */
function Page({ shop, partnerId }: { shop: string; partnerId: string }) {
  const [isThere, setIsThere] = useState(true);
  const [renders, setRenders] = useState(1);
  const hear = useCallback((event: WidgetEvent) => void events.push(event), []);
  return (
    <main>
      <h1>A page made with React</h1>
      <button type="button" onClick={() => setIsThere(!isThere)}>
        {isThere ? "Take it out" : "Put it back"}
      </button>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Draw again
      </button>
      <output>{renders}</output>
      {isThere && (
        <AradhanaWidget origin={shop} widget="pujas" partnerId={partnerId} limit={1} onEvent={hear}>
          <a href={`${shop}/online-puja`}>Book a puja</a>
        </AradhanaWidget>
      )}
    </main>
  );
}

const place = document.querySelector<HTMLElement>("[data-shop]");
const { shop = "", partnerId = "" } = place?.dataset ?? {};
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Page shop={shop} partnerId={partnerId} />
    </StrictMode>,
  );
}
