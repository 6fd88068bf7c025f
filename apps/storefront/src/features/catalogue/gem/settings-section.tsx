import type { Gem } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { Table } from "@aradhana/ui/table";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { settingName } from "../../../lines/gemstone/setting-name.ts";
import { goodsText } from "../../../lines/goods-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../goods/goods.module.css";
import { ReturnsSection } from "../goods/goods-sections.tsx";

/** The ways in which the stone can be had: what each costs, when it is sent and whether it can be returned. */
export function SettingsSection({ settings }: Pick<Gem, "settings">) {
  const t = useText(gemPageText).settings;
  const { setting: names } = useText(goodsText);
  const terms = [...new Set(settings.map(({ returns }) => returns.terms))];
  return (
    <ReturnsSection>
      <div>
        <Table
          caption={t.title}
          figures
          // Two columns, because a third does not fit a phone.
          head={[t.setting, t.making]}
          rows={settings.map((setting) => ({
            key: settingName(setting, names),
            cells: [
              <>
                {settingName(setting, names)}
                <span className={styles.under}>
                  {t.sentIn(setting.lead_days)} · {t.returned(setting.returns.days)}
                </span>
              </>,
              setting.making_charge.amount > 0 ? formatMoney(setting.making_charge) : t.none,
            ],
          }))}
        />
      </div>
      {terms.map((term) => (
        <p key={term} className={styles.soft}>
          {term}
        </p>
      ))}
    </ReturnsSection>
  );
}
