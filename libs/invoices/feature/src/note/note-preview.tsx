import { noteFigures } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor } from '@freightdesk/shared-money';
import Typography from '@mui/material/Typography';
import { DocumentFigures } from '../document/figures';
import { type NotedDocument, type NoteValues, partsSoFar } from './note-values';

/** Who has what a note gives beyond what is owed: the customer money with us, or we money with the vendor. */
export type NoteSide = 'customer' | 'vendor';

function useExcessText(side: NoteSide): (values: { currency: string; amount: string }) => string {
  const { t } = useTranslation();
  return (values) =>
    side === 'customer'
      ? t(
          '{{currency}} {{amount}} of it is more than is still owed. It stays with us as the customer’s advance, to be set off or paid back.',
          values,
        )
      : t(
          '{{currency}} {{amount}} of it is more than we still owe. The vendor owes it to us, to be set off or paid back.',
          values,
        );
}

interface NotePreviewProps {
  document: NotedDocument;
  side: NoteSide;
  amounts: NoteValues['amounts'];
}

/** What the note comes to, by the rule of the server, and what of it exceeds what is outstanding. */
export function NotePreview({ document, side, amounts }: NotePreviewProps) {
  const { t } = useTranslation();
  const excessText = useExcessText(side);
  const parts = partsSoFar(document, amounts);
  if (!parts) return null;
  const figures = noteFigures(document, parts);
  const { currency, supply, placeOfSupply, outstandingMinor } = document;
  const excess = figures.currencyTotalMinor - Math.max(outstandingMinor, 0);
  return (
    <>
      <DocumentFigures
        figures={figures}
        place={{ supply, stateCode: placeOfSupply.stateCode }}
        currency={currency}
        inCurrency={{ label: t('Total in {{currency}}', { currency }), minor: figures.currencyTotalMinor }}
        reverseChargeLabel={t('Tax payable by the recipient')}
      />
      {excess > 0 && (
        <Typography variant="body2">
          {excessText({ currency: currency === 'INR' ? '₹' : currency, amount: formatMinor(excess, currency) })}
        </Typography>
      )}
    </>
  );
}
