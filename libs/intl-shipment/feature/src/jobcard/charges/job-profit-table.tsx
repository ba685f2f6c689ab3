import type { JobProfit } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ExplainedFigure, FactList, MoneyText, SmallTable } from '@freightdesk/shared-ui';
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
      <Typography variant="caption" color="textSecondary" dir="ltr" noWrap>
        <MoneyText paise={side.sellPaise} /> − <MoneyText paise={side.buyPaise} />
      </Typography>
    </Stack>
  );
}

/** The parts of a margin, as a figure is explained by them. */
function useSides() {
  const { t } = useTranslation();
  return ({ sellPaise, buyPaise }: Side) => [
    { label: t('Sell'), figure: <MoneyText paise={sellPaise} /> },
    { label: t('Cost'), figure: <MoneyText paise={-buyPaise} /> },
  ];
}

const Percent = ({ value }: { value: string | null }) => <span dir="ltr">{value === null ? '–' : `${value}%`}</span>;

/** What a column without any figure comes to for each is not known: nought would say that nothing is earned. */
const known = ({ sellPaise, buyPaise }: Side, paise: number | null) =>
  sellPaise === 0 && buyPaise === 0 ? null : paise;

/** A margin of the sale; asked, it tells sale, cost and margin. */
function MarginPercent({ name, side }: { name: string; side: Side & { marginPercent: string | null } }) {
  const { t } = useTranslation();
  const partsOf = useSides();
  if (side.marginPercent === null) return '–';
  return (
    <ExplainedFigure
      name={name}
      workings={[...partsOf(side), { label: t('Margin'), figure: <MoneyText paise={side.marginPaise} /> }]}
      rules={[t('The margin as a part of the sale.')]}
    >
      <Percent value={side.marginPercent} />
    </ExplainedFigure>
  );
}

interface PerUnitProps {
  name: string;
  side: Side;
  paise: number | null;
  unit: { label: string; figure: string };
}

/** What is left for each unit; asked, it tells by how many the margin was divided. */
function MarginPerUnit({ name, side, paise, unit }: PerUnitProps) {
  const { t } = useTranslation();
  const each = known(side, paise);
  if (each === null) return <MoneyText paise={each} />;
  return (
    <ExplainedFigure
      name={name}
      workings={[{ label: t('Margin'), figure: <MoneyText paise={side.marginPaise} /> }, unit]}
      rules={[t('The margin divided by them.')]}
    >
      <MoneyText paise={each} />
    </ExplainedFigure>
  );
}

/** What the table comes to in one figure each. */
function ProfitFacts({
  profit: { accrued, actual, net, exchangeDifferencePaise, onBehalfPaise, chargeableKg, teu },
}: {
  profit: JobProfit;
}) {
  const { t } = useTranslation();
  const partsOf = useSides();
  const kg = { label: t('Chargeable kg'), figure: chargeableKg ?? '–' };
  const boxes = { label: t('TEU'), figure: String(teu) };
  const percent = (label: string, side: typeof net) => ({ label, value: <MarginPercent name={label} side={side} /> });
  const each = (label: string, side: Side, paise: number | null, unit: typeof kg) => ({
    label,
    value: <MarginPerUnit name={label} {...{ side, paise, unit }} />,
  });
  const left = t('Left when the job is closed');
  return (
    <FactList
      facts={[
        percent(t('Margin of the sale, posted'), actual),
        percent(t('Margin of the sale, accrued'), accrued),
        {
          label: left,
          value: (
            <ExplainedFigure
              name={left}
              workings={partsOf(net)}
              rules={[t('As posted, with the costs that are certain and what is borne of a master.')]}
            >
              <MoneyText paise={net.marginPaise} />
            </ExplainedFigure>
          ),
        },
        percent(t('Margin of the sale when the job is closed'), net),
        each(t('Posted margin per kg'), actual, actual.marginPerKgPaise, kg),
        each(t('Posted margin per TEU'), actual, actual.marginPerTeuPaise, boxes),
        each(t('Accrued margin per kg'), accrued, accrued.marginPerKgPaise, kg),
        each(t('Accrued margin per TEU'), accrued, accrued.marginPerTeuPaise, boxes),
        { label: t('Exchange difference'), value: <MoneyText paise={exchangeDifferencePaise} /> },
        { label: t('Paid on the customer’s behalf, net'), value: <MoneyText paise={onBehalfPaise} /> },
      ]}
    />
  );
}

/** Quoted, accrued and posted, by charge head; what the currency did stands apart. */
export function JobProfitTable({ profit }: { profit: JobProfit }) {
  const { t } = useTranslation();
  const { rows, quoted, accrued, actual } = profit;
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
      <ProfitFacts profit={profit} />
    </Stack>
  );
}
