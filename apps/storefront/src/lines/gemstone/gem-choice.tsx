import type { Gem } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { lazy, Suspense } from "react";
import { useText } from "../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../shared/lazy/load-with-texts.ts";
import type { GoodChoiceProps } from "../goods-order-line.ts";
import { goodsText } from "../goods-text.ts";
import { settingName } from "./setting-name.ts";

/** Loaded for rings only. */
const RingSize = lazy(async () => {
  const module = await loadWithTexts(() => import("./ring-size.tsx"));
  return { default: module.RingSize };
});

const keyOf = (form: string, metal: string | null) => [form, metal].filter(Boolean).join(" ");

/**
 * Loose, or set in a metal; each with what it costs, when it is sent and whether it can be returned. Energised in a name it
 * cannot be returned in any setting.
 */
export function GemChoice({
  item: gem,
  good,
  setGood,
  errors,
  messages: { gemstone: t },
}: GoodChoiceProps<Gem>) {
  const { returns, setting: names } = useText(goodsText);
  const settings = gem.settings.map((setting) => ({
    ...{ setting, key: keyOf(setting.form, setting.metal?.value ?? null) },
  }));

  function choose(value: string) {
    const chosen = settings.find(({ key }) => key === value)?.setting;
    if (chosen) setGood({ form: chosen.form, metal: chosen.metal?.value ?? null });
  }

  return (
    <>
      <RadioCards label={t.title} name="setting" value={keyOf(good.form, good.metal)} onValueChange={choose}>
        {settings.map(({ setting, key }) => (
          <RadioCard
            key={key}
            value={key}
            title={settingName(setting, names)}
            aside={
              setting.making_charge.amount > 0 ? t.making(formatMoney(setting.making_charge)) : undefined
            }
            description={`${t.sent(setting.lead_days)} ${returns.returned(good.isEnergised ? 0 : setting.returns.days)}`}
          />
        ))}
      </RadioCards>
      {good.form === "ring" && (
        <Suspense>
          <RingSize
            sizes={gem.ring_sizes}
            value={good.ringSize}
            isMissing={errors.ringSize === true && good.ringSize === null}
            onChoose={(ringSize) => setGood({ ringSize })}
          />
        </Suspense>
      )}
    </>
  );
}
