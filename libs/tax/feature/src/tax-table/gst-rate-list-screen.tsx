import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Column, DateText } from '@freightdesk/shared-ui';
import { type GstRateRow, listGstRates, updateGstRate } from '@freightdesk/tax-contract';
import { lazy } from 'react';
import { RatesPage } from './rates-page';
import { tillText } from './till-text';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const GstRateFormDialog = lazy(() =>
  import('./gst-rate-form-dialog').then((chunk) => ({ default: chunk.GstRateFormDialog })),
);

const columns: readonly Column<GstRateRow>[] = [
  { id: 'percent', cell: ({ percent }) => `${percent}%` },
  { id: 'from', cell: ({ from }) => <DateText date={from} /> },
  { id: 'until', cell: ({ until }, t) => tillText(until, t) },
  { id: 'source', header: 'Source', width: 480, hideOnPhone: true, cell: ({ source }) => source },
];

export const askAhead = rowsAhead(listGstRates);

/** The rates of GST by their days. An administrator opens one to say that the law changed. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listGstRates);
  const mayWrite = useMay(updateGstRate);
  return (
    <RatesPage
      title={t('GST rates')}
      list={list}
      columns={columns}
      mayWrite={mayWrite}
      formOf={(row, close) => <GstRateFormDialog row={row} onClose={close} />}
    />
  );
}
