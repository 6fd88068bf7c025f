import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { ErrorState } from "./error-state.tsx";
import { RequestId } from "./request-id.tsx";

const onClick = vi.fn();
const error = (
  <ErrorState
    heading="The list did not come"
    retry={{ label: "Try again", onClick }}
    support={<a href="?panel=support">Ask us</a>}
    requestId={{ label: "Number for the support", value: "req_4f7c" }}
  >
    <p>Our server did not answer in time.</p>
  </ErrorState>
);

describeComponent("ErrorState", error, "panel");
describeComponent("RequestId", <RequestId label="Number" value="req_1" />, "id");

test("announces itself with the cause", () => {
  render(error);
  expect(screen.getByRole("alert").textContent).toContain("Our server did not answer in time.");
});

test("retries on demand, one attempt at a time", () => {
  const { rerender } = render(error);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onClick).toHaveBeenCalledOnce();

  rerender(
    <ErrorState heading="The list did not come" retry={{ label: "Try again", onClick, loading: true }} />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onClick).toHaveBeenCalledOnce();
});

test("offers the support link and the request id", () => {
  render(error);
  expect(screen.getByRole("link", { name: "Ask us" })).toBeDefined();
  expect(screen.getByText("req_4f7c")).toBeDefined();
});
