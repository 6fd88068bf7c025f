import { formatMoney } from "@aradhana/core/money";
import type { ChadhaavaSeries, PujaSeries } from "@aradhana/core/staff";
import { Facts } from "../frame/facts.tsx";
import { Preview } from "../frame/preview.tsx";

const currencies = ["inr", "usd", "eur"] as const;

type Series = PujaSeries | ChadhaavaSeries;

/** What is bought, with how many: people of a package, or pieces of an offering. */
const boughtOf = (series: Series) =>
  "packages" in series
    ? series.packages.map((each) => ({ ...each, from: each.devotees_min, to: each.devotees_max }))
    : series.offerings.map((each) => ({
        ...{ ...each, features: [each.what_is_offered] },
        ...{ from: each.min_qty, to: each.max_qty },
      }));

/** What visitors read of a puja or chadhaava. The shop arranges it as on its other pages. */
export const PujaPreview = ({ puja }: { puja: Series }) => (
  <Preview title="What visitors read">{(language) => <Page puja={puja} language={language} />}</Preview>
);

function Page({ puja, language }: { puja: Series; language: "en" | "hi" }) {
  const { title, subtitle, picture, picture_alt, about, occasion_meaning, authorisation } = puja;
  return (
    <>
      {picture && <img src={`/media/${picture}-640.webp`} alt={picture_alt[language]} />}
      <h3>{title[language]}</h3>
      <p>{subtitle[language]}</p>
      {about[language].split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {occasion_meaning[language] && <p>{occasion_meaning[language]}</p>}
      <Facts
        facts={Object.fromEntries(
          boughtOf(puja).map(({ key, name, from, to, prices, features }) => [
            `${name[language]} (${from === to ? from : `${from}–${to}`})`,
            <div key={key}>
              {currencies.map((currency) => formatMoney({ amount: prices[currency], currency })).join(" · ")}
              {features.map((feature) => (
                <div key={feature.en}>{feature[language]}</div>
              ))}
            </div>,
          ]),
        )}
      />
      <ul>
        {[...("inclusions" in puja ? puja.inclusions : []), ...puja.benefits].map((line) => (
          <li key={line.en}>{line[language]}</li>
        ))}
      </ul>
      <ol>
        {puja.steps.map((step) => (
          <li key={step.title.en}>
            <strong>{step.title[language]}</strong> {step.text[language]}
          </li>
        ))}
      </ol>
      {puja.faqs.map(({ question, answer }) => (
        <p key={question.en}>
          <strong>{question[language]}</strong> {answer[language]}
        </p>
      ))}
      <p>
        <strong>{authorisation.authority[language]}</strong> {authorisation.text[language]}
      </p>
    </>
  );
}
