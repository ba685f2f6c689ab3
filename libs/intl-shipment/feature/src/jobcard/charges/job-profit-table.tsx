import type { JobProfit } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, MoneyText, SmallTable } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Side = JobProfit['rows'][number]['actual'];

/** What is left, and beneath it of which sale and which cost. */
function Left({ side }: { side: Side }) {
  return (
    <Stack sx={{ alignItems: 'flex-end' }}>
      <Typography variant="body2" component="span" color={side.marginPaise < 0 ? 'error' : 'inherit'}>
        <MoneyText paise={side.marginPaise} />
      </Typography>
      <Typography variant="caption" color="textSecondary" dir="ltr">
        <MoneyText paise={side.sellPaise} /> − <MoneyText paise={side.buyPaise} />
      </Typography>
    </Stack>
  );
}

const Percent = ({ value }: { value: string | null }) => <span dir="ltr">{value === null ? '–' : `${value}%`}</span>;

/** What a column without any figure comes to for each is not known: nought would say that nothing is earned. */
const known = ({ sellPaise, buyPaise }: Side, paise: number | null) =>
  sellPaise === 0 && buyPaise === 0 ? null : paise;

/** Quoted, accrued and posted, by charge head; what the currency did stands apart. */
export function JobProfitTable({ profit }: { profit: JobProfit }) {
  const { t } = useTranslation();
  const { rows, quoted, accrued, actual, net, exchangeDifferencePaise, onBehalfPaise } = profit;
  const columns = [quoted, accrued, actual];
  return (
    <Stack spacing={2}>
      <SmallTable
        label={t('Profit')}
        columns={[
          { header: t('Charge') },
          { header: t('As quoted'), align: 'end' },
          { header: t('Accrued'), align: 'end' },
          { header: t('Posted'), align: 'end' },
        ]}
        rows={rows.map((row) => ({
          key: row.chargeHeadId ?? 'rest',
          cells: [
            row.name ?? t('Postings without a charge head'),
            <Left key="quoted" side={row.quoted} />,
            <Left key="accrued" side={row.accrued} />,
            <Left key="actual" side={row.actual} />,
          ],
        }))}
        foot={[t('Margin'), ...columns.map((side, index) => <Left key={index} side={side} />)]}
      />
      <FactList
        facts={[
          { label: t('Margin of the sale, posted'), value: <Percent value={actual.marginPercent} /> },
          { label: t('Margin of the sale, accrued'), value: <Percent value={accrued.marginPercent} /> },
          { label: t('Left when the job is closed'), value: <MoneyText paise={net.marginPaise} /> },
          { label: t('Margin of the sale when the job is closed'), value: <Percent value={net.marginPercent} /> },
          { label: t('Posted margin per kg'), value: <MoneyText paise={known(actual, actual.marginPerKgPaise)} /> },
          { label: t('Posted margin per TEU'), value: <MoneyText paise={known(actual, actual.marginPerTeuPaise)} /> },
          { label: t('Accrued margin per kg'), value: <MoneyText paise={known(accrued, accrued.marginPerKgPaise)} /> },
          {
            label: t('Accrued margin per TEU'),
            value: <MoneyText paise={known(accrued, accrued.marginPerTeuPaise)} />,
          },
          { label: t('Exchange difference'), value: <MoneyText paise={exchangeDifferencePaise} /> },
          { label: t('Paid on the customer’s behalf, net'), value: <MoneyText paise={onBehalfPaise} /> },
        ]}
      />
    </Stack>
  );
}
