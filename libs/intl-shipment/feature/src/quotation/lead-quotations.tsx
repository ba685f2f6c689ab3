import { queryOf } from '@freightdesk/data-access-api';
import {
  addQuotation,
  isOpenLead,
  type Lead,
  listQuotations,
  numberOfRevision,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { Loaded, MoneyText, SmallTable, useOpened } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { QuotationStatusChip } from './quotation-status-chip';

const AddQuotationDialog = lazy(() =>
  import('./form/quotation-form-dialog').then((chunk) => ({ default: chunk.AddQuotationDialog })),
);

/** What a lead was quoted, the last revision of each first, and the way to quote it. */
export function LeadQuotations({ lead, heading = 'h3' }: { lead: Lead; heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  const mayWrite = useMay(addQuotation);
  const { open } = useOpened('quotation');
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(queryOf(listQuotations, { leadId: lead.id, isLatest: 'true', pageSize: 20 }));
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle2" component={heading}>
          {t('Quotations')}
        </Typography>
        {mayWrite && isOpenLead(lead.stage) && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t('Quote')}
          </Button>
        )}
      </Stack>
      <Loaded query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {t('Not quoted yet.')}
            </Typography>
          ) : (
            <SmallTable
              label={t('Quotations')}
              columns={[{ header: t('Quotation') }, { header: t('Status') }, { header: t('Sell'), align: 'end' }]}
              rows={data.map((quotation) => ({
                key: quotation.id,
                cells: [
                  <MuiLink key="number" component="button" variant="body2" onClick={() => open(quotation)}>
                    {numberOfRevision(quotation)}
                  </MuiLink>,
                  <QuotationStatusChip key="status" status={quotation.status} />,
                  <MoneyText key="sell" paise={quotation.sellPaise} />,
                ],
              }))}
            />
          )
        }
      </Loaded>
      <Suspense fallback={null}>
        {isAdding && <AddQuotationDialog lead={lead} onSaved={open} onClose={() => setAdding(false)} />}
      </Suspense>
    </Stack>
  );
}
