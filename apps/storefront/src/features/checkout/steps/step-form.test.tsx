// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { quote } from "../../../../test/reservation-fixture.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

test("while a new price is calculated, the old one is not the total beside the button", async () => {
  await continueText.load("en");
  const form = (status: "working" | "ready") => {
    const state = { status, shown: quote(), failure: undefined, of: undefined };
    return (
      <VisitorProvider value={{ country: "in", language: "en" }}>
        <StepForm heading="Package" quote={{ state } as StepProps["quote"]} onSubmit={() => {}}>
          {null}
        </StepForm>
      </VisitorProvider>
    );
  };
  const { rerender } = render(form("ready"));
  const total = screen.getByText("To pay").parentElement;
  expect(total?.textContent).toMatch(/₹\d/);
  rerender(form("working"));
  expect(total?.textContent).not.toMatch(/\d/);
});
