import type { BannerContent } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";

type Language = "en" | "hi";

interface BannerPreviewProps {
  /** What is typed so far. */
  banner: Partial<BannerContent>;
}

/** What visitors see of a banner while it is written, in either language. */
export function BannerPreview({ banner: { title, text, action, picture, picture_alt } }: BannerPreviewProps) {
  const [language, setLanguage] = useState<Language>("en");
  return (
    <Paper className="panel banner-preview" component="section">
      <header className="panel-head">
        <Typography component="h2" variant="h6">
          What visitors see
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
      <article className="preview" lang={language}>
        {picture && <img src={`/media/${picture}-640.webp`} alt={picture_alt?.[language] ?? ""} />}
        <h3>{title?.[language]}</h3>
        <p>{text?.[language]}</p>
        <p className="banner-action">{action?.[language]}</p>
      </article>
    </Paper>
  );
}
