import type { OutstandingInvoice, TradeDirection } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AmountText, DateText, Loaded, SmallTable, useIsPhone } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { paymentWords } from '../payment-words.data';
import { type Amounts, amountSoFar } from './amounts';

interface InvoiceAmountsProps {
  query: { data: OutstandingInvoice[] | undefined; error: unknown; refetch: () => unknown };
  words: (typeof paymentWords)[TradeDirection];
  currency: string;
  amounts: Amounts;
  /** The field of what one invoice gets. */
  fieldOf: (invoice: OutstandingInvoice, label: string) => ReactNode;
  onOldestFirst: () => void;
}

/** What the vendor calls it stands under the number; on a phone, where columns are few, what is outstanding too. */
function InvoiceName({ invoice }: { invoice: OutstandingInvoice }) {
  const { number, supplierNumber, outstandingMinor, currency } = invoice;
  const isPhone = useIsPhone();
  return (
    <Stack sx={{ whiteSpace: 'nowrap' }}>
      {number}
      {supplierNumber !== null && (
        <Typography variant="caption" color="textSecondary">
          {supplierNumber}
        </Typography>
      )}
      {isPhone && <AmountText minor={outstandingMinor} currency={currency} />}
    </Stack>
  );
}

function InvoiceTable({
  words,
  invoices,
  amounts,
  fieldOf,
}: Omit<InvoiceAmountsProps, 'query' | 'currency' | 'onOldestFirst'> & { invoices: readonly OutstandingInvoice[] }) {
  const { t } = useTranslation();
  return (
    <SmallTable
      label={t(words.invoices)}
      columns={[
        { header: t(words.invoice) },
        { header: t('Due'), hideOnPhone: true },
        { header: t('Outstanding'), align: 'end', hideOnPhone: true },
        { header: t('Allocate'), align: 'end' },
        { header: t('Left'), align: 'end', hideOnPhone: true },
      ]}
      rows={invoices.map((invoice) => ({
        key: invoice.id,
        cells: [
          <InvoiceName key="invoice" invoice={invoice} />,
          <DateText key="due" date={invoice.dueDate} />,
          <AmountText key="outstanding" minor={invoice.outstandingMinor} currency={invoice.currency} />,
          <Box key="allocate" sx={{ minInlineSize: 150 }}>
            {fieldOf(invoice, t('For {{number}}', { number: invoice.number }))}
          </Box>,
          <AmountText
            key="left"
            minor={invoice.outstandingMinor - amountSoFar(amounts[invoice.id])}
            currency={invoice.currency}
          />,
        ],
      }))}
    />
  );
}

/** What is outstanding in one currency, with a field for what each invoice gets. */
export function InvoiceAmounts({ query, currency, onOldestFirst, ...table }: InvoiceAmountsProps) {
  const { t } = useTranslation();
  return (
    <Stack component="section" spacing={1}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle1" component="h3">
          {t(table.words.invoices)}
        </Typography>
        <Button size="small" onClick={onOldestFirst}>
          {t('Allocate oldest first')}
        </Button>
      </Stack>
      <Loaded query={query}>
        {(all) => {
          const invoices = all.filter((invoice) => invoice.currency === currency);
          const elsewhere = all.length - invoices.length;
          return (
            <>
              {invoices.length > 0 ? (
                <InvoiceTable invoices={invoices} {...table} />
              ) : (
                <Typography variant="body2" color="textSecondary">
                  {t('Nothing is outstanding in {{currency}}: all of it becomes an advance.', { currency })}
                </Typography>
              )}
              {elsewhere > 0 && (
                <Typography variant="caption" color="textSecondary">
                  {t('{{number}} more in other currencies: choose the currency to see them.', { number: elsewhere })}
                </Typography>
              )}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
