import { formatMoney } from "@aradhana/core/money";
import type { PujaSeries } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Facts } from "../frame/facts.tsx";

type Language = "en" | "hi";
const currencies = ["inr", "usd", "eur"] as const;

/** What visitors read of a puja, in either language. The shop arranges it as on its other pages. */
export function PujaPreview({ puja }: { puja: PujaSeries }) {
  const [language, setLanguage] = useState<Language>("en");
  return (
    <Paper className="panel" component="section">
      <header className="panel-head">
        <Typography component="h2" variant="h6">
          What visitors read
        </Typography>
        <ToggleButtonGroup
          exclusive
          aria-label="Language"
          value={language}
          onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
        >
          <ToggleButton value="en">English</ToggleButton>
          <ToggleButton value="hi" lang="hi">
            हिन्दी
          </ToggleButton>
        </ToggleButtonGroup>
      </header>
      <Page puja={puja} language={language} />
    </Paper>
  );
}

function Page({ puja, language }: { puja: PujaSeries; language: Language }) {
  const { title, subtitle, picture, picture_alt, about, occasion_meaning, authorisation } = puja;
  return (
    <article className="preview" lang={language}>
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
    </article>
  );
}
