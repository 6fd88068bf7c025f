import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Button } from "./button.tsx";

describeComponent("Button", <Button>Book</Button>, "button", {
  variant: ["primary", "line", "quiet", "danger"],
  size: ["sm", "md"],
  fullWidth: [true, false],
});

test("while loading it ignores presses, and keeps its name and focus", async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Book</Button>);
  screen.getByRole("button", { name: "Book" }).focus();
  rerender(
    <Button onClick={onClick} loading>
      Book
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Book", busy: true });
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test("while loading it submits nothing, not even by Enter in a field", async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByLabelText("Name"), "Asha{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(screen.getByLabelText("Name"), "{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("does not submit a form by default", () => {
  render(<Button>Book</Button>);
  expect(screen.getByRole("button").getAttribute("type")).toBe("button");
});
