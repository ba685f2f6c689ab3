import type { OutstandingInvoice } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AmountText, DateText, Loaded, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import { AmountInput, type SchemaForm } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SetOffForm } from './set-off-form';

interface SetOffSideProps {
  title: string;
  /** Said where nothing can be set off. */
  empty: string;
  form: SchemaForm<SetOffForm>;
  query: { data: OutstandingInvoice[] | undefined; error: unknown; refetch: () => unknown };
  /** What of it is of the currency, and owed. */
  documents: readonly OutstandingInvoice[];
}

/** Two sides stand beside each other, so what is known of a document stands under its number. */
function DocumentName({ document }: { document: OutstandingInvoice }) {
  const { number, supplierNumber, date, outstandingMinor, currency } = document;
  return (
    <Stack sx={{ whiteSpace: 'nowrap' }}>
      {number}
      <Typography variant="caption" color="textSecondary">
        {supplierNumber !== null && `${supplierNumber} · `}
        <DateText date={date} />
      </Typography>
      <AmountText minor={outstandingMinor} currency={currency} />
    </Stack>
  );
}

/** One side's open documents, with a field for what is taken of each. */
export function SetOffSide({ title, empty, form, query, documents }: SetOffSideProps) {
  const { t } = useTranslation();
  return (
    <SectionCard title={title}>
      <Loaded query={query}>
        {() =>
          documents.length === 0 ? (
            <Typography color="textSecondary">{empty}</Typography>
          ) : (
            <SmallTable
              label={title}
              columns={[{ header: t('Outstanding') }, { header: t('Set off'), align: 'end' }]}
              rows={documents.map((document) => ({
                key: document.id,
                cells: [
                  <DocumentName key="document" document={document} />,
                  <Box key="set-off" sx={{ minInlineSize: 140 }}>
                    <AmountInput
                      form={form}
                      name={`amounts.${document.id}`}
                      label={t('Of {{number}}', { number: document.number })}
                      currency={document.currency}
                    />
                  </Box>,
                ],
              }))}
            />
          )
        }
      </Loaded>
    </SectionCard>
  );
}
