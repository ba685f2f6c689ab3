import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor } from '@freightdesk/shared-money';
import { SmallTable, useIsPhone } from '@freightdesk/shared-ui';
import { AmountInput, type SchemaForm } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CreditForm } from './credit-form';
import { leftAmounts } from './left-amounts';

interface CreditLinesProps {
  form: SchemaForm<CreditForm>;
  invoice: SaleInvoice;
}

/** A line as the document has it; on a phone what is left stands under it. */
function LineName({ line, left }: { line: SaleInvoice['lines'][number]; left: string }) {
  const isPhone = useIsPhone();
  const { description, sac, gstRate } = line;
  return (
    <>
      {description}
      <Typography variant="caption" color="textSecondary" component="div">
        {[sac, `${gstRate}%`, ...(isPhone ? [left] : [])].join(' · ')}
      </Typography>
    </>
  );
}

/** The lines of the document with what is left of each, and a field for what is credited of it. */
export function CreditLines({ form, invoice }: CreditLinesProps) {
  const { t } = useTranslation();
  const { currency } = invoice;
  const left = leftAmounts(invoice);
  const rows = invoice.lines.flatMap((line, index) => {
    const minor = left[index];
    if (!minor) return [];
    const text = formatMinor(minor, currency);
    const label = t('Credit of line {{number}}', { number: index + 1 });
    return {
      key: index,
      cells: [
        <LineName key="line" line={line} left={text} />,
        text,
        <Box key="amount" sx={{ minInlineSize: 150 }}>
          <AmountInput form={form} name={`amounts.${index}`} label={label} currency={currency} />
        </Box>,
      ],
    };
  });
  return (
    <SmallTable
      label={t('Lines to credit')}
      columns={[
        { header: t('Line') },
        { header: t('Left before tax'), align: 'end', hideOnPhone: true },
        { header: t('Credit before tax'), align: 'end' },
      ]}
      rows={rows}
    />
  );
}
