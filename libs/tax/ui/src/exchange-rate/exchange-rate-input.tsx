import { queryOf } from '@freightdesk/data-access-api';
import { formatBusinessDate, isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { DecimalInput, type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import { type ExchangeRate, listExchangeRates, rateOfDay } from '@freightdesk/tax-contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** The last rate up to a day; null while there is none, and for rupees, which need none. */
function useRateOfDay(currency: unknown, day: unknown): ExchangeRate | null {
  const code = typeof currency === 'string' && isCurrency(currency) ? currency : 'INR';
  const date = typeof day === 'string' && isBusinessDate(day) ? day : systemClock.today();
  const { data } = useQuery({ ...queryOf(listExchangeRates, rateOfDay(code, date)), enabled: code !== 'INR' });
  return data?.data[0] ?? null;
}

interface ExchangeRateInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  fields: Record<'currency' | 'date' | 'exchangeRate', FieldPath<Values>>;
}

/** Rupees for one unit of a document's currency: the rate of its day is proposed, and what a person typed is left alone. */
export function ExchangeRateInput<Values extends FieldValues>({ form, fields }: ExchangeRateInputProps<Values>) {
  const { t } = useTranslation();
  const [currency, day, typed]: readonly unknown[] = useWatch({
    control: form.control,
    name: [fields.currency, fields.date, fields.exchangeRate],
  });
  const found = useRateOfDay(currency, day);
  const proposed = useRef<ExchangeRate | null>(null);
  const propose = useEffectEvent(() => {
    const isOurs = proposed.current !== null && typed === proposed.current.rate;
    if (typed && !isOurs) return;
    proposed.current = found;
    form.shown.get(fields.exchangeRate)?.change(found?.rate ?? '');
  });
  useEffect(() => {
    // Rupees have none, and no other currency keeps what was proposed for this one.
    if (found || proposed.current) propose();
  }, [found]);
  if (currency === 'INR' && !typed) return null;
  const told = found && found.rate === typed;
  const hint = told
    ? t('Of {{date}}: {{source}}', { date: formatBusinessDate(found.date), source: found.source })
    : t('Rupees for one unit of the currency');
  return <DecimalInput form={form} name={fields.exchangeRate} hint={hint} />;
}
