import { type UnpaidCredit, type UnpaidCreditState, unpaidCreditStateLabel } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AmountText, type Column, DateText, MoneyText, StatusChip, type Tone } from '@freightdesk/shared-ui';
import { taxOf } from '@freightdesk/tax-contract';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const tones: Readonly<Record<UnpaidCreditState, Tone>> = { NEAR: 'warning', LATE: 'error', REVERSED: 'default' };

const Below = ({ children }: { children: ReactNode }) => (
  <Typography variant="caption" component="p" color="textSecondary">
    {children}
  </Typography>
);

function StateChip({ row: { state, waitsForPortal, toRestore } }: { row: UnpaidCredit }) {
  const { t } = useTranslation();
  return (
    <>
      <StatusChip label={t(unpaidCreditStateLabel[state])} tone={tones[state]} />
      {waitsForPortal && <Below>{t('Waits for GSTR-2B: no credit was taken.')}</Below>}
      {taxOf(toRestore) > 0 && (
        <Below>
          {t('Can be taken again:')} <MoneyText paise={taxOf(toRestore)} />
        </Below>
      )}
    </>
  );
}

function ToReverse({ row: { toReverse, interestPaise } }: { row: UnpaidCredit }) {
  const { t } = useTranslation();
  const paise = taxOf(toReverse);
  if (paise === 0) return <>–</>;
  return (
    <>
      <MoneyText paise={paise} />
      <Below>
        {t('Interest if it was used')} <MoneyText paise={interestPaise} />
      </Below>
    </>
  );
}

/** Whose bill it is, till when he is to be paid, and what of its credit goes back or is taken again. */
export const creditColumns: readonly Column<UnpaidCredit>[] = [
  {
    id: 'partyName',
    header: 'Vendor',
    width: 230,
    cell: ({ party, supplierNumber }) => (
      <>
        {party.name}
        <Below>{supplierNumber}</Below>
      </>
    ),
  },
  { id: 'number', width: 138, cell: ({ number }) => number },
  { id: 'creditUntil', width: 138, cell: ({ creditUntil }) => creditUntil && <DateText date={creditUntil} /> },
  { id: 'state', width: 168, cell: (row) => <StateChip row={row} /> },
  {
    id: 'outstandingMinor',
    header: 'Unpaid',
    width: 112,
    align: 'end',
    cell: ({ currency, outstandingMinor }) => <AmountText minor={outstandingMinor} currency={currency} />,
  },
  {
    id: 'toReverse',
    header: 'Credit of what is unpaid',
    width: 196,
    align: 'end',
    cell: (row) => <ToReverse row={row} />,
  },
  {
    id: 'reversedPaise',
    header: 'Reversed',
    width: 110,
    align: 'end',
    cell: ({ reversedPaise }) => (reversedPaise > 0 ? <MoneyText paise={reversedPaise} /> : '–'),
  },
];
