import type { Gem, GemSetting } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { lazy, Suspense } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { goodsOrderText } from "./text.ts";
import type { GoodsOrderState } from "./use-goods-order.ts";

/** Loaded for rings only. */
const RingSize = lazy(async () => {
  const module = await loadWithTexts(() => import("./ring-size.tsx"));
  return { default: module.RingSize };
});

const keyOf = (form: string, metal: string | null) => [form, metal].filter(Boolean).join(" ");

interface GemChoiceProps {
  gem: Gem;
  order: GoodsOrderState;
}

/** Loose, or set in a metal; each with what it costs, when it is sent and whether it can be returned. */
export function GemChoice({ gem, order: { good, setGood, errors } }: GemChoiceProps) {
  const t = useText(goodsOrderText);
  const nameOf = ({ form, metal }: GemSetting) =>
    metal ? t.setting.of(t.setting.form[form], metal.label) : t.setting.form[form];
  const settings = gem.settings.map((setting) => ({
    ...{ setting, key: keyOf(setting.form, setting.metal?.value ?? null) },
  }));

  function choose(value: string) {
    const chosen = settings.find(({ key }) => key === value)?.setting;
    if (chosen) setGood({ form: chosen.form, metal: chosen.metal?.value ?? null });
  }

  return (
    <>
      <RadioCards
        label={t.setting.title}
        name="setting"
        value={keyOf(good.form, good.metal)}
        onValueChange={choose}
      >
        {settings.map(({ setting, key }) => (
          <RadioCard
            key={key}
            value={key}
            title={nameOf(setting)}
            aside={
              setting.making_charge.amount > 0
                ? t.setting.making(formatMoney(setting.making_charge))
                : undefined
            }
            description={`${t.setting.sent(setting.lead_days)} ${t.setting.returned(setting.returns.days)}`}
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
