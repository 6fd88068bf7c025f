// Learns how to rank guesses: prints the weights of src/names/create-stem-guesser.ts and writes weights.txt. It never sees
// the third of the names that measure-guesses.ts holds back. `node --conditions=source data/names/learn-weights.ts`, some three
// minutes, most of them for the candidates; `learn-weights.ts 2` learns from every second name. It begins with the weights that are
// there, so a second run moves them a little.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { spellingKey } from "@aradhana/core/names";
import { weights as before, createCandidates, type Features } from "../../src/names/create-stem-guesser.ts";
import { largestLexicon, readStems } from "../../src/names/spell-words.ts";
import { acceptedKeys, hash } from "./measure-guesses.ts";

const PARTS = 10;
const ROUNDS = 4;
/** How far one example moves a weight (AdaGrad). */
const RATE = { feature: 0.1, keys: 0.05 };
/** Keeps weights of keys that rarely matter small. */
const DECAY = 0.002;
/** Keys that fewer names have are not learned. */
const FEWEST_NAMES = 3;
/** Smaller weights of keys are left out. */
const SMALLEST = 0.05;
/** The size of each feature: one step moves them alike. */
const sizes: Features = { pairs: 10, letters: 10, isKnownSound: 1, cost: 3, isStem: 1 };

interface Example {
  features: Features;
  keys: readonly string[];
  isRight: boolean;
}

const names = [...largestLexicon()].filter(([name]) => hash(name) % 3 !== 0);
const oneIn = Number(process.argv[2] ?? 1);
const isExample = ([name]: (typeof names)[number]) => hash(`${name}.`) % oneIn === 0;
const featureNames = Object.keys(sizes) as (keyof Features)[];

/** The candidates of names that are guessed from the other nine tenths, and which of them are right. */
function examplesOf(part: number): Example[][] {
  const isTestName = ([name]: (typeof names)[number]) => hash(`${name}#`) % PARTS === part;
  const candidatesOf = createCandidates(new Map(names.filter((name) => !isTestName(name))), readStems());
  return names
    .filter((entry) => isTestName(entry) && isExample(entry))
    .map(([name, spellings]) => {
      const accepted = acceptedKeys(spellings);
      return candidatesOf(name).map(({ spelling, features, keys }) => ({
        features,
        keys,
        isRight: accepted.has(spellingKey(spelling)),
      }));
    });
}

const examples = Array.from({ length: PARTS }, (_, part) => examplesOf(part)).flat();
const counts = new Map<string, number>();
for (const candidates of examples) {
  for (const key of new Set(candidates.flatMap(({ keys }) => keys))) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}
const isCommon = (key: string) => (counts.get(key) ?? 0) >= FEWEST_NAMES;

/** A weight, and the sum of the squares of what has moved it. */
interface Learned {
  weight: number;
  squares: number;
}
const ofFeatures = new Map(
  featureNames.map((name): [string, Learned] => [name, { weight: before[name], squares: 1e-6 }]),
);
const ofKeys = new Map(
  [...counts.keys()].filter(isCommon).map((key): [string, Learned] => [key, { weight: 0, squares: 1e-3 }]),
);

const scoreOf = ({ features, keys }: Example) =>
  featureNames.reduce((sum, name) => sum + (ofFeatures.get(name)?.weight ?? 0) * features[name], 0) +
  keys.reduce((sum, key) => sum + (ofKeys.get(key)?.weight ?? 0), 0);

function move(learned: Learned | undefined, gradient: number, rate: number) {
  if (!learned) return;
  learned.squares += gradient ** 2;
  learned.weight += (rate * gradient) / Math.sqrt(learned.squares);
}

/** One step towards the likelihood of the right candidates, of a softmax over all. */
function learnFrom(candidates: readonly Example[]) {
  const scores = candidates.map(scoreOf);
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const right = powers.reduce((sum, power, at) => sum + (candidates[at]?.isRight ? power : 0), 0);
  if (right === 0) return;
  for (const [at, { features, keys, isRight }] of candidates.entries()) {
    const power = powers[at] ?? 0;
    const pull = (isRight ? power / right : 0) - power / all;
    for (const name of featureNames) {
      move(ofFeatures.get(name), (pull * features[name]) / sizes[name], RATE.feature / sizes[name]);
    }
    for (const key of keys) {
      const learned = ofKeys.get(key);
      move(learned, pull - DECAY * (learned?.weight ?? 0), RATE.keys);
    }
  }
}

for (let round = 0; round < ROUNDS; round += 1) {
  // Not in the order of the alphabet, and the same in each run.
  const inTurn = examples.map((candidates, at) => ({ candidates, place: hash(`${round} ${at}`) }));
  for (const { candidates } of inTurn.sort((one, other) => one.place - other.place)) learnFrom(candidates);
}

console.log(Object.fromEntries(featureNames.map((name) => [name, ofFeatures.get(name)?.weight.toFixed(2)])));
const lines = [...ofKeys]
  .filter(([, { weight }]) => Math.abs(weight) >= SMALLEST)
  .map(([key, { weight }]) => `${key} ${Math.round(weight * 100)}`);
writeFileSync(join(import.meta.dirname, "weights.txt"), `${lines.sort().join("\n")}\n`);
