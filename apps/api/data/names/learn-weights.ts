// Learns how to rank guesses: prints the weights of src/names/create-stem-guesser.ts. It never sees the third of the
// names that measure-guesses.ts holds back. `node --conditions=source data/names/learn-weights.ts`, a minute or two.
import { spellingKey } from "@aradhana/core/names";
import { createCandidates, type Features } from "../../src/names/create-stem-guesser.ts";
import { largestLexicon, readStems } from "../../src/names/spell-words.ts";
import { acceptedKeys, hash } from "./measure-guesses.ts";

const STEPS = 300;
const RATE = 0.03;
/** Keeps weights of features that rarely matter small. */
const DECAY = 0.002;

const names = [...largestLexicon()].filter(([name]) => hash(name) % 3 !== 0);
const features: (keyof Features)[] = ["pairs", "letters", "isKnownSound", "cost", "isStem"];

/** The candidates of names that are guessed from the other nine tenths, and which of them are right. */
function examplesOf(tenth: number) {
  const isTestName = ([name]: (typeof names)[number]) => hash(`${name}#`) % 10 === tenth;
  const candidatesOf = createCandidates(new Map(names.filter((name) => !isTestName(name))), readStems());
  return names.filter(isTestName).map(([name, spellings]) => {
    const accepted = acceptedKeys(spellings);
    return candidatesOf(name).map(({ spelling, features: values }) => ({
      values: features.map((feature) => values[feature]),
      isRight: accepted.has(spellingKey(spelling)),
    }));
  });
}

const examples = [0, 1].flatMap(examplesOf).filter((candidates) => candidates.some(({ isRight }) => isRight));
const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** The gradient of the likelihood of the right candidates, of a softmax over all. */
function gradientAt(weights: readonly number[]): number[] {
  const gradient = weights.map((weight) => -DECAY * weight);
  for (const candidates of examples) {
    const scores = candidates.map(({ values }) => dot(values, weights));
    const powers = scores.map((score) => Math.exp(score - Math.max(...scores)));
    const all = powers.reduce((sum, power) => sum + power, 0);
    const right = powers.reduce((sum, power, at) => sum + (candidates[at]?.isRight ? power : 0), 0);
    for (const [at, { values, isRight }] of candidates.entries()) {
      const pull =
        ((powers[at] ?? 0) * ((isRight ? 1 / Math.max(right, 1e-9) : 0) - 1 / all)) / examples.length;
      for (const [feature, value] of values.entries())
        gradient[feature] = (gradient[feature] ?? 0) + pull * value;
    }
  }
  return gradient;
}

// Adam: features differ in size a hundredfold.
let weights = features.map(() => 0);
let mean = features.map(() => 0);
let square = features.map(() => 0);
for (let step = 1; step <= STEPS; step += 1) {
  const gradient = gradientAt(weights);
  mean = mean.map((value, at) => 0.9 * value + 0.1 * (gradient[at] ?? 0));
  square = square.map((value, at) => 0.99 * value + 0.01 * (gradient[at] ?? 0) ** 2);
  weights = weights.map((weight, at) => {
    const size = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8;
    return weight + (RATE * (mean[at] ?? 0)) / (1 - 0.9 ** step) / size;
  });
}
console.log(Object.fromEntries(features.map((feature, at) => [feature, weights[at]?.toFixed(2)])));
