import { type SaleInvoice, saleInvoiceKindLabel } from '@freightdesk/invoices-contract';
import { stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AddressText } from './address-text';
import { SheetLogo } from './sheet-logo';

/** Which copy it is (rule 48(2)); a draft or a cancelled document is no document and says so. */
function useCopyMark({ status }: SaleInvoice): string {
  const { t } = useTranslation();
  if (status === 'DRAFT') return t('DRAFT, NOT ISSUED');
  return status === 'CANCELLED' ? t('CANCELLED') : t('ORIGINAL FOR RECIPIENT');
}

/** Who supplies, and which document this is. */
export function SheetHead({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const mark = useCopyMark(invoice);
  const { name, gstin, stateCode, address, phone, email } = invoice.supplier;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
      <div>
        <SheetLogo supplierName={name ?? ''} />
        <Typography variant="h6" component="p">
          {name}
        </Typography>
        <AddressText address={address} />
        <Typography variant="body2">{t('GSTIN {{gstin}}', { gstin: gstin ?? t('none') })}</Typography>
        <Typography variant="body2">{`${t(stateName(stateCode))} (${stateCode})`}</Typography>
        {(phone || email) && (
          <Typography variant="body2">
            <bdi dir="ltr">{[phone, email].filter(Boolean).join(' · ')}</bdi>
          </Typography>
        )}
      </div>
      <Stack sx={{ textAlign: { xs: 'start', sm: 'end' } }}>
        <Typography variant="h5" component="h2" sx={{ textTransform: 'uppercase' }}>
          {t(saleInvoiceKindLabel[invoice.kind])}
        </Typography>
        <Typography variant="overline" component="p">
          {mark}
        </Typography>
      </Stack>
    </Box>
  );
}
