import { AradhanaWidget } from "@aradhana/embed/react";

const shop = "http://127.0.0.1:4300";
const partnerId = "3f0e6c52-9d1b-4e78-a4c6-7b25d1f08e93";

/** A server component: the element and the link inside it are in the HTML, and the widget loads in the browser. */
export default function Page() {
  return (
    <main>
      <h1>Upcoming pujas</h1>
      <AradhanaWidget origin={shop} partnerId={partnerId} widget="pujas" limit={3} label="Upcoming pujas">
        <a href={`${shop}/online-puja`}>Book a puja</a>
      </AradhanaWidget>
    </main>
  );
}
