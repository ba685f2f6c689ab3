import { addQuotation, intlShipmentPaths as paths, listQuotations } from '@freightdesk/intl-shipment-contract';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, useOpened } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { quotationColumns } from './quotation-columns';

const AddQuotationDialog = lazy(() =>
  import('./form/quotation-form-dialog').then((chunk) => ({ default: chunk.AddQuotationDialog })),
);

/** What the address shows beside the list is not a filter of it. */
const own = ['show'];

/** Quotations, the last revision of each unless a person asks for all. */
export function QuotationList() {
  const { t } = useTranslation();
  const list = useList(listQuotations, { own });
  const mayWrite = useMay(addQuotation);
  const { open } = useOpened('quotation');
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('Add quotation')}
    </Button>
  );
  return (
    <ListPage
      title={t('Quotations')}
      action={mayWrite && add}
      besides={
        <>
          <Button component={Link} to={paths.leads.href()}>
            {t('Leads')}
          </Button>
          <Button component={Link} to={paths.rateSheets.href()}>
            {t('Rate sheets')}
          </Button>
        </>
      }
      list={list}
      columns={quotationColumns}
      onOpen={open}
      empty={{
        title: t('No quotations yet'),
        text: t('A quotation is made of a lead or for a customer; once it is accepted it becomes a jobcard.'),
      }}
    >
      <Suspense fallback={null}>
        {isAdding && <AddQuotationDialog lead={null} onSaved={open} onClose={() => setAdding(false)} />}
      </Suspense>
    </ListPage>
  );
}
