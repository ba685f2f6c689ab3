import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { reasonOf } from '@freightdesk/tax-contract';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The endorsement of an export (rule 46, third proviso). */
function useEndorsement({ supply, exportWithPayment }: SaleInvoice): string | null {
  const { t } = useTranslation();
  if (supply !== 'EXPORT') return null;
  return exportWithPayment
    ? t('SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX')
    : t('SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX');
}

/** What was agreed, in the words of the day on which the document was written. */
function AgreedTerms({ terms }: Pick<SaleInvoice, 'terms'>) {
  const { t } = useTranslation();
  return (
    <Box component="section" aria-label={t('Terms')}>
      <Typography variant="subtitle2" component="h3">
        {t('Terms')}
      </Typography>
      <Stack component="ol" spacing={0.5} sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {terms.map(({ id, title, text }) => (
          <Typography key={id} component="li" variant="caption" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            <strong>{title}.</strong> {text}
          </Typography>
        ))}
      </Stack>
    </Box>
  );
}

/** Why it is taxed where it is, what else was agreed, and who signs. */
export function SheetFoot({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const say = useSay();
  const endorsement = useEndorsement(invoice);
  return (
    <Box data-keep sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
      <Stack spacing={1} sx={{ flex: '1 1 280px' }}>
        {endorsement && <Typography variant="body2">{endorsement}</Typography>}
        <Typography variant="caption" color="textSecondary">
          {say(reasonOf(invoice.placeOfSupply.why))}
        </Typography>
        {invoice.terms.length > 0 && <AgreedTerms terms={invoice.terms} />}
        {invoice.notes && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {invoice.notes}
          </Typography>
        )}
      </Stack>
      <Stack sx={{ flex: '0 1 240px', textAlign: 'end', justifyContent: 'space-between', minBlockSize: 96 }}>
        <Typography variant="body2">{t('For {{name}}', { name: invoice.supplier.name })}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('Authorised signatory')}
        </Typography>
      </Stack>
    </Box>
  );
}
