import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, InstantText, MoneyText } from '@freightdesk/shared-ui';
import type { Need } from '@freightdesk/tracking-contract';

/** A fact as it is read: a date as a date, an amount in rupees. */
export function NeedValue({ need: { kind, choiceLabels, textOf }, value }: { need: Need; value: string | number }) {
  const { t } = useTranslation();
  const text = String(value);
  if (kind === 'date') return <DateText date={text} />;
  if (kind === 'instant') return <InstantText instant={text} />;
  if (kind === 'paise') return <MoneyText paise={Number(value)} />;
  if (textOf) return textOf(text);
  return choiceLabels ? t(choiceLabels[text] ?? text) : text;
}
