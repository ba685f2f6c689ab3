import { accountTypeLabel, type Bank, maskedAccountNumber } from '@freightdesk/banks-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { type Column, MoneyText, StatusChip } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Rupee balances bare, foreign ones in their own currency with the rupee value beneath. */
export function Balance({ bank }: { bank: Bank }) {
  if (bank.currency === 'INR' || !isCurrency(bank.currency)) return <MoneyText paise={bank.balancePaise} />;
  return (
    <>
      <MoneyText amountMinor={bank.balanceMinor} currency={bank.currency} />
      <Typography variant="caption" color="textSecondary" component="div">
        ₹ <MoneyText paise={bank.balancePaise} />
      </Typography>
    </>
  );
}

/** Whether it is offered first, or no longer. */
export function BankState({ bank }: { bank: Bank }) {
  const { t } = useTranslation();
  return (
    <>
      {bank.isDefault && <StatusChip label={t('Default')} tone="success" />}
      {!bank.active && <StatusChip label={t('Inactive')} />}
    </>
  );
}

const BankName = ({ bank }: { bank: Bank }) => (
  <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
    <span>{bank.name}</span>
    <BankState bank={bank} />
  </Stack>
);

export const bankColumns: readonly Column<Bank>[] = [
  { id: 'name', width: 240, cell: (bank) => <BankName bank={bank} /> },
  { id: 'accountNumber', cell: (bank) => <bdi dir="ltr">{maskedAccountNumber(bank.accountNumber)}</bdi> },
  { id: 'ifsc', header: 'IFSC', hideOnPhone: true, cell: (bank) => bank.ifsc ?? bank.swift ?? '–' },
  { id: 'branch', header: 'Branch', hideOnPhone: true, cell: (bank) => bank.branch ?? '–' },
  { id: 'accountType', cell: (bank, t) => t(accountTypeLabel[bank.accountType]) },
  { id: 'balancePaise', align: 'end', cell: (bank) => <Balance bank={bank} /> },
];
