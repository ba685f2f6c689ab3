import { type DueBill, fittingPaise } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, MoneyText, SmallTable, StatusChip, useIsPhone } from '@freightdesk/shared-ui';
import { AmountInput, type SchemaForm } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { amountSoFar } from '../allocation/amounts';
import { FitButton } from './over-line';
import type { RunForm } from './run-form';

interface BillTableProps {
  form: SchemaForm<RunForm>;
  bills: readonly DueBill[];
  onHold: (bill: DueBill) => void;
}

/** The number, and below it what the vendor calls it and who he is. */
export function BillName({ bill }: { bill: Pick<DueBill, 'number' | 'supplierNumber' | 'party'> }) {
  return (
    <Stack>
      {bill.party.name}
      <Typography variant="caption" color="textSecondary">
        {`${bill.number} · ${bill.supplierNumber}`}
      </Typography>
    </Stack>
  );
}

export function PayBy({ bill: { payBy, isMsme } }: { bill: Pick<DueBill, 'payBy' | 'isMsme'> }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <DateText date={payBy} />
      {isMsme && <StatusChip label={t('MSME')} tone="warning" />}
    </Stack>
  );
}

function TakeBox({ form, bill: { id, number, outstandingPaise } }: { form: SchemaForm<RunForm>; bill: DueBill }) {
  const { t } = useTranslation();
  const amount = form.watch(`amounts.${id}`);
  const isTaken = amount !== null && amount !== undefined;
  return (
    <Checkbox
      checked={isTaken}
      onChange={() => form.setValue(`amounts.${id}`, isTaken ? null : outstandingPaise, { shouldDirty: true })}
      slotProps={{ input: { 'aria-label': t('Pay {{number}}', { number }) } }}
    />
  );
}

/** More than is outstanding, since the bill was paid or noted after it was taken: one press puts it right. */
function TooMuch({ form, bill: { id, number, outstandingPaise } }: { form: SchemaForm<RunForm>; bill: DueBill }) {
  const amountPaise = amountSoFar(form.watch(`amounts.${id}`) ?? null);
  const fitting = fittingPaise({ amountPaise, outstandingPaise });
  if (fitting === null) return null;
  return (
    <FitButton
      number={number}
      fitting={fitting}
      color="warning"
      onFit={() => form.setValue(`amounts.${id}`, fitting === 0 ? null : fitting, { shouldDirty: true })}
    />
  );
}

/** Bills that may be paid, the most urgent first: the box takes all of one, the field a part. */
export function BillTable({ form, bills, onHold }: BillTableProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  return (
    <SmallTable
      label={t('Bills to pay')}
      columns={[
        { header: t('Take') },
        { header: t('Bill') },
        { header: t('Pay by') },
        { header: t('Outstanding'), align: 'end', hideOnPhone: true },
        { header: t('Pay'), align: 'end' },
        { header: t('Hold'), hideOnPhone: true },
      ]}
      rows={bills.map((bill) => ({
        key: bill.id,
        cells: [
          <TakeBox key="take" form={form} bill={bill} />,
          <BillName key="bill" bill={bill} />,
          <PayBy key="by" bill={bill} />,
          <MoneyText key="outstanding" paise={bill.outstandingPaise} />,
          <Box key="pay" sx={{ minInlineSize: isPhone ? 120 : 150 }}>
            <AmountInput form={form} name={`amounts.${bill.id}`} label={t('For {{number}}', { number: bill.number })} />
            <TooMuch form={form} bill={bill} />
          </Box>,
          <Button key="hold" size="small" onClick={() => onHold(bill)}>
            {t('Hold')}
          </Button>,
        ],
      }))}
    />
  );
}
