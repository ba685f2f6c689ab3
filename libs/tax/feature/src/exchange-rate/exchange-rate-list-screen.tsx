import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Column, DateText, ListPage } from '@freightdesk/shared-ui';
import { addExchangeRate, type ExchangeRate, listExchangeRates } from '@freightdesk/tax-contract';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { TableLinks } from '../tax-table/table-links';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const ExchangeRateFormDialog = lazy(() =>
  import('./exchange-rate-form-dialog').then((chunk) => ({ default: chunk.ExchangeRateFormDialog })),
);

const columns: readonly Column<ExchangeRate>[] = [
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'currency', cell: ({ currency }) => currency },
  { id: 'rate', header: 'Rate', align: 'end', cell: ({ rate }) => rate },
  { id: 'source', header: 'Source', hideOnPhone: true, cell: ({ source }) => source },
];

export const askAhead = rowsAhead(listExchangeRates);

export function Component() {
  const { t } = useTranslation();
  const list = useList(listExchangeRates);
  const mayWrite = useMay(addExchangeRate);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('Add exchange rate')}
    </Button>
  );

  return (
    <ListPage
      title={t('Exchange rates')}
      besides={<TableLinks />}
      action={mayWrite && add}
      list={list}
      columns={columns}
      empty={{
        title: t('No exchange rates yet'),
        text: t('Documents in another currency propose the last rate up to their date.'),
      }}
    >
      <Suspense fallback={null}>
        {isAdding && <ExchangeRateFormDialog latest={list.rows[0]} onClose={() => setAdding(false)} />}
      </Suspense>
    </ListPage>
  );
}
