import type { Need } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, InstantText, MoneyText } from '@freightdesk/shared-ui';
import { needKind } from './need-kind';

/** A fact as it is read: a date as a date, a duty in rupees. */
export function NeedValue({ need, value }: { need: Need; value: string | number }) {
  const { t } = useTranslation();
  const kind = needKind(need);
  const text = String(value);
  if (kind === 'date') return <DateText date={text} />;
  if (kind === 'instant') return <InstantText instant={text} />;
  if (kind === 'paise') return <MoneyText paise={Number(value)} />;
  if (typeof kind === 'string') return text;
  return t(kind.find((choice) => choice.value === text)?.label ?? text);
}
