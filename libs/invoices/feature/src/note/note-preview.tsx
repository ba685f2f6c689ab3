import { noteFigures } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor } from '@freightdesk/shared-money';
import Typography from '@mui/material/Typography';
import { DocumentFigures } from '../document/figures';
import { type NotedDocument, type NoteValues, partsSoFar } from './note-values';

interface NotePreviewProps {
  document: NotedDocument;
  amounts: NoteValues['amounts'];
}

/** What the note comes to, by the rule of the server, and what of it exceeds what is outstanding. */
export function NotePreview({ document, amounts }: NotePreviewProps) {
  const { t } = useTranslation();
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
          {t(
            '{{currency}} {{amount}} of it is more than is outstanding: it stands with the other side till it is set off.',
            {
              currency,
              amount: formatMinor(excess, currency),
            },
          )}
        </Typography>
      )}
    </>
  );
}
