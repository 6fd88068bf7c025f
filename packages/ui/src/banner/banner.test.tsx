import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Banner } from "./banner.tsx";

describeComponent("Banner", <Banner>Bookings close at 2 pm</Banner>, "banner", {
  kind: ["info", "success", "warning", "danger"],
});

test("can be dismissed when `onDismiss` is set", async () => {
  const onDismiss = vi.fn();
  render(
    <Banner role="status" onDismiss={onDismiss} dismissLabel="Dismiss">
      Bookings close at 2 pm
    </Banner>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(screen.getByRole("status").textContent).toContain("2 pm");
});
