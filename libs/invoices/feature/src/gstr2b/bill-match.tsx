import {
  type BillMatchState,
  billMatchStateLabel,
  gstr2bPaths,
  type PurchaseInvoiceRow,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { StateLine } from '../document/state-line';

const tones: Readonly<Record<BillMatchState, Tone>> = {
  MATCHED: 'success',
  MISMATCH: 'warning',
  MISSING_IN_2B: 'error',
  NO_FILE: 'default',
};

/** Beneath the status of a bill in the list: what the portal's file says of it; before there is one there is nothing to say. */
export function BillMatchLine({ bill: { gstr2bState: state } }: { bill: Pick<PurchaseInvoiceRow, 'gstr2bState'> }) {
  const { t } = useTranslation();
  if (state === null || state === 'NO_FILE') return null;
  const said: Readonly<Record<typeof state, string>> = {
    MATCHED: t('In GSTR-2B'),
    MISMATCH: t('GSTR-2B differs'),
    MISSING_IN_2B: t('Not in GSTR-2B'),
  };
  return <StateLine text={said[state]} tone={tones[state]} />;
}

const periodOf = (date: string): string => `${date.slice(5, 7)}${date.slice(0, 4)}`;

interface BillMatchProps {
  bill: Pick<PurchaseInvoiceRow, 'date' | 'recipientGstin'> & { gstr2bState: BillMatchState };
}

/** The same on the bill, with the way to the match of its month, which shows both figures. */
export function BillMatch({ bill: { gstr2bState, date, recipientGstin } }: BillMatchProps) {
  const { t } = useTranslation();
  const month = new URLSearchParams({ period: periodOf(date), ...(recipientGstin && { gstin: recipientGstin }) });
  return (
    <>
      <StatusChip label={t(billMatchStateLabel[gstr2bState])} tone={tones[gstr2bState]} />{' '}
      <MuiLink component={Link} to={`${gstr2bPaths.match.href()}?${month.toString()}`}>
        {t('See the month')}
      </MuiLink>
    </>
  );
}
