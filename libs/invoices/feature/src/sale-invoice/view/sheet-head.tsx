import { type SaleInvoice, saleInvoiceKindLabel } from '@freightdesk/invoices-contract';
import { stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressLines, SheetHead } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { SheetLogo } from './sheet-logo';

/** Which copy it is (rule 48(2)); a draft or a cancelled document is no document and says so. */
function useCopyMark({ status }: SaleInvoice): string {
  const { t } = useTranslation();
  if (status === 'DRAFT') return t('DRAFT, NOT ISSUED');
  return status === 'CANCELLED' ? t('CANCELLED') : t('ORIGINAL FOR RECIPIENT');
}

/** An address in the lines of an envelope. */
export const linesOf = (address: SaleInvoice['supplier']['address']) =>
  address ? [address.line1, address.line2, [address.city, address.pincode].filter(Boolean).join(' ')] : [];

function Supplier({ supplier }: Pick<SaleInvoice, 'supplier'>) {
  const { t } = useTranslation();
  const { name, gstin, stateCode, address, phone, email } = supplier;
  return (
    <>
      <SheetLogo supplierName={name ?? ''} />
      <Typography variant="h6" component="p">
        {name}
      </Typography>
      <AddressLines lines={linesOf(address)} />
      <Typography variant="body2">{t('GSTIN {{gstin}}', { gstin: gstin ?? t('none') })}</Typography>
      <Typography variant="body2">{`${t(stateName(stateCode))} (${stateCode})`}</Typography>
      {(phone || email) && (
        <Typography variant="body2">
          <bdi dir="ltr">{[phone, email].filter(Boolean).join(' · ')}</bdi>
        </Typography>
      )}
    </>
  );
}

/** Who supplies, and which document this is. */
export function InvoiceSheetHead({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const mark = useCopyMark(invoice);
  return (
    <SheetHead
      title={t(saleInvoiceKindLabel[invoice.kind])}
      mark={mark}
      issuer={<Supplier supplier={invoice.supplier} />}
    />
  );
}
