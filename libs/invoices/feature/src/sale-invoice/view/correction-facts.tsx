import { type SaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { type Fact, MoneyText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { DocumentNumber, DocumentStatusChip } from '../../document/document-values';

function DocumentLink({ id, number }: { id: string; number: string | null }) {
  return (
    <MuiLink component={Link} to={salePaths.view.href(id)}>
      <DocumentNumber number={number} />
    </MuiLink>
  );
}

/** A note with what it comes to; one that was cancelled says so. */
function MadeNote({ note, currency }: { note: SaleInvoice['correctedBy'][number]; currency: CurrencyCode }) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <DocumentLink {...note} />{' '}
      {note.status === 'CANCELLED' ? (
        <DocumentStatusChip status={note.status} />
      ) : (
        <MoneyText amountMinor={note.currencyTotalMinor} currency={currency} />
      )}
    </Box>
  );
}

/** What a note corrects, why, and how much of it was set off there; of another document its notes. */
export function correctionFacts(invoice: SaleInvoice): Fact[] {
  const { kind, against, reason, correctedBy, notedMinor, currency } = invoice;
  const others: Fact[] =
    correctedBy.length === 0
      ? []
      : [
          {
            label: kind === 'PROFORMA' ? 'Invoice' : 'Notes against it',
            value: correctedBy.map((note) => <MadeNote key={note.id} note={note} currency={currency} />),
          },
        ];
  if (against && kind !== 'CREDIT_NOTE') {
    return [{ label: kind === 'DEBIT_NOTE' ? 'Against' : 'From', value: <DocumentLink {...against} /> }, ...others];
  }
  if (against) {
    return [
      { label: 'Against', value: <DocumentLink {...against} /> },
      { label: 'Reason', value: reason },
      { label: 'Set off there', value: <MoneyText amountMinor={-notedMinor} currency={currency} /> },
    ];
  }
  return others;
}
