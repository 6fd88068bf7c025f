import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { OtpField } from "./otp-field.tsx";

describeComponent("OtpField", <OtpField label="Code" value="" onValueChange={() => {}} />, "input");

function Controlled({ onComplete, from = "" }: { onComplete?: (code: string) => void; from?: string }) {
  const [value, setValue] = useState(from);
  return <OtpField label="Code" value={value} onValueChange={setValue} {...(onComplete && { onComplete })} />;
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });

test("is one input with one-time-code autofill", () => {
  render(<Controlled />);
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  expect(field().autocomplete).toBe("one-time-code");
  expect(field().inputMode).toBe("numeric");
});

test("accepts digits only and reports a complete code once", async () => {
  const onComplete = vi.fn();
  render(<Controlled onComplete={onComplete} />);
  await userEvent.type(field(), "12a3 4567");
  expect(field().value).toBe("123456");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith("123456");
});

test.each(["OTP is 123456", "123456 is your code. It is good for 5 minutes."])(
  "finds the code in %j",
  async (message) => {
    const onComplete = vi.fn();
    render(<Controlled onComplete={onComplete} from="9" />);
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste(message);
    expect(field().value).toBe("123456");
    expect(onComplete).toHaveBeenCalledExactlyOnceWith("123456");
  },
);

test("accepts the digits of every script", async () => {
  render(<Controlled />);
  await userEvent.type(field(), "१२३४৫٦");
  expect(field().value).toBe("123456");
});

test("can be corrected", async () => {
  render(<Controlled from="123456" />);
  await userEvent.type(field(), "{Backspace}{Backspace}98");
  expect(field().value).toBe("123498");
});
