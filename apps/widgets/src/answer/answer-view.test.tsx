// @vitest-environment jsdom
import { ApiError } from "@aradhana/core/api";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AnswerView } from "./answer-view.tsx";
import { type Load, useAnswer } from "./use-answer.ts";

afterEach(cleanup);

function Screen({ load, language }: { load: Load<string>; language: "en" | "hi" }) {
  const { answer, retry } = useAnswer(load);
  return (
    <AnswerView answer={answer} retry={retry} skeleton={<i />} visitor={{ country: "in", language }}>
      {(results) => <p>{results}</p>}
    </AnswerView>
  );
}

test.each([
  [500, "en", "Something went wrong on our side. Try again in a moment."],
  [503, "hi", "हमारी ओर से कुछ गड़बड़ हुई। थोड़ी देर में फिर कोशिश करें।"],
  [0, "en", "Check your internet and try again."],
  [0, "hi", "इंटरनेट जाँचकर फिर कोशिश करें।"],
] as const)("a call that ends with status %i says in %s: %s", async (status, language, message) => {
  const code = status ? "internal" : "network";
  const load = () => Promise.reject(new ApiError("GET /puja", { code, status, requestId: undefined }));
  render(<Screen load={load} language={language} />);
  expect(await screen.findByText(message)).toBeDefined();
});
