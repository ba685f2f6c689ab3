import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Column, DateText, MoneyText, StatusChip } from '@freightdesk/shared-ui';
import { listTdsRates, tdsNatureLabel, tdsPayeeLabel, type TdsRateRow, updateTdsRate } from '@freightdesk/tax-contract';
import { lazy } from 'react';
import { RatesPage } from './rates-page';
import { tillText } from './till-text';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const TdsRateFormDialog = lazy(() =>
  import('./tds-rate-form-dialog').then((chunk) => ({ default: chunk.TdsRateFormDialog })),
);

const columns: readonly Column<TdsRateRow>[] = [
  {
    id: 'nature',
    cell: ({ nature, payee }, t) =>
      payee === null ? t(tdsNatureLabel[nature]) : `${t(tdsNatureLabel[nature])} · ${t(tdsPayeeLabel[payee])}`,
  },
  { id: 'from', cell: ({ from }) => <DateText date={from} /> },
  { id: 'until', hideOnPhone: true, cell: ({ until }, t) => tillText(until, t) },
  { id: 'percent', header: 'Rate', align: 'end', cell: ({ percent }) => `${percent}%` },
  {
    id: 'percentWithoutPan',
    header: 'Without PAN',
    align: 'end',
    hideOnPhone: true,
    cell: ({ percentWithoutPan }) => `${percentWithoutPan}%`,
  },
  {
    id: 'limitPaise',
    header: 'Above',
    align: 'end',
    hideOnPhone: true,
    cell: ({ limitPaise }) => <MoneyText paise={limitPaise} />,
  },
  {
    id: 'section',
    hideOnPhone: true,
    cell: ({ section, code, isToBeConfirmed }, t) => (
      <>
        {[section, code].filter(Boolean).join(', ')}{' '}
        {isToBeConfirmed && <StatusChip tone="warning" label={t('To be confirmed')} />}
      </>
    ),
  },
];

export const askAhead = rowsAhead(listTdsRates);

/** What is deducted from payments, by nature and day. An administrator opens a row to say that the law changed, or is confirmed. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listTdsRates);
  const mayWrite = useMay(updateTdsRate);
  return (
    <RatesPage
      title={t('TDS rates')}
      list={list}
      columns={columns}
      mayWrite={mayWrite}
      formOf={(row, close) => <TdsRateFormDialog row={row} onClose={close} />}
    />
  );
}
