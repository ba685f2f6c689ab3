import type { CurrencyCode } from '@freightdesk/shared-money';
import { AmountText, type Fact } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { DocumentNumber, type DocumentStatus, DocumentStatusChip } from '../document/document-values';
import { isNote } from '../document/document-moves';

interface Named {
  id: string;
  number: string | null;
}

interface MadeNote extends Named {
  status: DocumentStatus;
  currencyTotalMinor: number;
}

interface Corrected {
  kind: string;
  currency: CurrencyCode;
  /** Why a note was made; null where it is none. */
  reason: string | null;
  notedMinor: number;
  against: Named | null;
  correctedBy: readonly MadeNote[];
}

function DocumentLink({ document: { number }, href }: { document: Named; href: string }) {
  return (
    <MuiLink component={Link} to={href}>
      <DocumentNumber number={number} />
    </MuiLink>
  );
}

/** A note with what it comes to; one that was cancelled says so. */
function NoteLine({ note, href, currency }: { note: MadeNote; href: string; currency: CurrencyCode }) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <DocumentLink document={note} href={href} />{' '}
      {note.status === 'CANCELLED' ? (
        <DocumentStatusChip status={note.status} />
      ) : (
        <AmountText minor={note.currencyTotalMinor} currency={currency} />
      )}
    </Box>
  );
}

interface Shown {
  /** Where a document of this side is shown. */
  hrefOf: (id: string) => string;
  t: (text: string) => string;
}

/** What a document is against, and where it is a note why and how much of it was set off there; and what is against it. */
export function correctionFacts(document: Corrected, { hrefOf, t }: Shown): Fact[] {
  const { kind, against, reason, correctedBy, notedMinor, currency } = document;
  return [
    ...(against
      ? [
          {
            label: isNote(kind) ? t('Against') : t('From the proforma'),
            value: <DocumentLink document={against} href={hrefOf(against.id)} />,
          },
        ]
      : []),
    ...(reason === null
      ? []
      : [
          { label: t('Reason'), value: reason },
          { label: t('Set off there'), value: <AmountText minor={-notedMinor} currency={currency} /> },
        ]),
    ...(correctedBy.length === 0
      ? []
      : [
          {
            label: kind === 'PROFORMA' ? t('Invoice') : t('Notes against it'),
            value: correctedBy.map((note) => (
              <NoteLine key={note.id} note={note} href={hrefOf(note.id)} currency={currency} />
            )),
          },
        ]),
  ];
}
