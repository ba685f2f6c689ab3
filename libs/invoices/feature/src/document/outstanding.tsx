import { useTranslation } from '@freightdesk/shared-i18n';
import { FigureButton, useIsPhone } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { DocumentAmount } from './document-values';
import type { OwedDocument } from './reckoning-dialog';
import { useOpenedInAddress } from './use-opened-in-address';

const ReckoningDialog = lazy(() => import('./reckoning-dialog').then((chunk) => ({ default: chunk.ReckoningDialog })));

/** What is below nothing is a credit, and is called so. */
function Amount({ document: { currency, outstandingPaise, outstandingMinor } }: { document: OwedDocument }) {
  const { t } = useTranslation();
  if (outstandingPaise >= 0)
    return <DocumentAmount {...{ currency }} paise={outstandingPaise} minor={outstandingMinor} />;
  const credit = (
    <Typography component="span" variant="caption" color="textSecondary">
      {t('credit')}
    </Typography>
  );
  return <DocumentAmount {...{ currency }} paise={-outstandingPaise} minor={-outstandingMinor} said={credit} />;
}

interface Opened {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Where it is in the books the figure opens how it came about. */
function OpeningFigure({ document, isOpen, open, close }: Opened & { document: OwedDocument }) {
  const { t } = useTranslation();
  const { number, kind, status } = document;
  const amount = <Amount document={document} />;
  if (number === null || kind === 'PROFORMA' || status === 'DRAFT' || status === 'CANCELLED') return amount;
  return (
    // What happens within is no act of the row around it.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <FigureButton
        type="button"
        aria-haspopup="dialog"
        title={t('How it came about: {{number}}', { number })}
        onClick={open}
      >
        {amount}
      </FigureButton>
      {isOpen && (
        <Suspense>
          <ReckoningDialog document={document} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}

/** What of a document is neither paid nor settled, on its page; whether it is explained stands in the address. */
export function Outstanding({ document }: { document: OwedDocument }) {
  const { opened, open, close } = useOpenedInAddress('outstanding');
  return <OpeningFigure document={document} isOpen={opened !== null} open={open} close={close} />;
}

/** Kept by the document's id: the row may come to show another one. */
function OpeningCell({ document }: { document: OwedDocument }) {
  const { id } = document;
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <OpeningFigure
      document={document}
      isOpen={opened === id}
      open={() => setOpened(id)}
      close={() => setOpened(null)}
    />
  );
}

/** The same in a list. On a phone a row is a card, and so a button as a whole: its document says how it came about. */
export function OutstandingCell({ document }: { document: OwedDocument }) {
  return useIsPhone() ? <Amount document={document} /> : <OpeningCell document={document} />;
}
