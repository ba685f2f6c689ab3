import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Column, DateText, ListPage } from '@freightdesk/shared-ui';
import { type GstRateRow, listGstRates, updateGstRate } from '@freightdesk/tax-contract';
import { lazy, Suspense, useState } from 'react';
import { TableLinks } from './table-links';
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

/** The rates of GST by their days. An administrator opens one to say that the law changed. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listGstRates);
  const mayWrite = useMay(updateGstRate);
  const [row, setRow] = useState<GstRateRow | null>(null);
  return (
    <ListPage
      title={t('GST rates')}
      action={<TableLinks />}
      list={list}
      columns={columns}
      onOpen={mayWrite ? setRow : undefined}
      empty={{
        title: t('No rates fit'),
        text: t('Rates come with the product, and an administrator adds what follows.'),
      }}
    >
      <Suspense fallback={null}>{row && <GstRateFormDialog row={row} onClose={() => setRow(null)} />}</Suspense>
    </ListPage>
  );
}
