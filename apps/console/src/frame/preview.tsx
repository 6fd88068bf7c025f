import Paper from "@mui/material/Paper";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";

type Language = "en" | "hi";

interface PreviewProps {
  title: string;
  className?: string;
  children(language: Language): ReactNode;
}

/** What visitors get of something that staff writes, in the language that is chosen. */
export function Preview({ title, className = "", children }: PreviewProps) {
  const [language, setLanguage] = useState<Language>("en");
  return (
    <Paper className={`panel ${className}`} component="section">
      <header className="panel-head">
        <Typography component="h2" variant="h6">
          {title}
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
        {children(language)}
      </article>
    </Paper>
  );
}
