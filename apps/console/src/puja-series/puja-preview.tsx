import { formatMoney } from "@aradhana/core/money";
import type { PujaSeries } from "@aradhana/core/staff";
import { Facts } from "../frame/facts.tsx";
import { Preview } from "../frame/preview.tsx";

const currencies = ["inr", "usd", "eur"] as const;

/** What visitors read of a puja. The shop arranges it as on its other pages. */
export const PujaPreview = ({ puja }: { puja: PujaSeries }) => (
  <Preview title="What visitors read">{(language) => <Page puja={puja} language={language} />}</Preview>
);

function Page({ puja, language }: { puja: PujaSeries; language: "en" | "hi" }) {
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
          puja.packages.map(({ key, name, devotees_min, devotees_max, prices, features }) => [
            `${name[language]} (${devotees_min === devotees_max ? devotees_min : `${devotees_min}–${devotees_max}`})`,
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
        {[...puja.inclusions, ...puja.benefits].map((line) => (
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
