export default function Page() {
  return (
    <main>
      <h1>Upcoming pujas</h1>
      <aradhana-widget
        widget="pujas"
        limit="3"
        partner-id="3f0e6c52-9d1b-4e78-a4c6-7b25d1f08e93"
        label="Upcoming pujas"
      >
        <a href="http://127.0.0.1:4300/online-puja">Book a puja</a>
      </aradhana-widget>
    </main>
  );
}
