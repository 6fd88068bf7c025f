import { ChoiceChips } from "@aradhana/ui/choice-chips";
import { useText } from "../../../shared/i18n/define-text.ts";
import { type ChartStyle, chartStyles } from "./chart-cells.ts";
import { chartText } from "./text.ts";

interface StyleSwitchProps {
  value: ChartStyle;
  onChange(style: ChartStyle): void;
}

/** In which style charts are drawn. */
export function StyleSwitch({ value, onChange }: StyleSwitchProps) {
  const t = useText(chartText);
  return (
    <ChoiceChips
      label={t.style}
      hint={t.hint}
      choices={chartStyles.map((style) => ({ value: style, label: t.styles[style] }))}
      value={value}
      onValueChange={(chosen) => onChange(chartStyles.find((style) => style === chosen) ?? value)}
    />
  );
}
