import { reportPaths } from '@freightdesk/reports-contract';
import { addDays, type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import { type FigureSource, oncePerRequest } from '@freightdesk/shared-server-kit';
import { earnedByMonth, type MonthEarned } from './business.repository';

/** First days of the months up to this one, the oldest first. */
function monthsTo(today: BusinessDate, count: number): BusinessDate[] {
  const months: BusinessDate[] = [];
  for (let day = today; months.length < count; day = addDays(`${day.slice(0, 7)}-01`, -1))
    months.unshift(`${day.slice(0, 7)}-01`);
  return months;
}

const shown = 12;

type Sum = keyof Omit<MonthEarned, 'month'>;

/** The figures compare with a year ago, which is a month more than the picture has. */
const earnedOf = oncePerRequest(({ db, clock }) => {
  const [first = clock.today()] = monthsTo(clock.today(), shown + 1);
  return earnedByMonth(db, first);
});

/** How the company earns, for whoever answers for it: this month against the last and the same of a year ago. */
export const businessFigures: FigureSource = {
  permission: 'company.manage',
  async read(context) {
    const today = context.clock.today();
    const months = monthsTo(today, shown + 1);
    const earned = await earnedOf(context);
    const sum = (of: Sum, place: number) => earned.get(months.at(place) ?? '')?.[of] ?? 0;
    const figures = [
      { of: 'salesPaise', label: 'Sales this month' },
      { of: 'grossProfitPaise', label: 'Gross profit this month' },
    ] as const;
    return figures.map(({ of, label }) => ({
      name: `business.${of}`,
      label,
      value: sum(of, -1),
      unit: 'paise',
      href: reportPaths.ledgers.href({ from: months.at(-1), to: today }),
      than: [
        { label: 'Last month', value: sum(of, -2) },
        { label: 'A year ago', value: sum(of, 0) },
      ],
    }));
  },
  async chart(context) {
    const { clock } = context;
    const months = monthsTo(clock.today(), shown);
    const earned = await earnedOf(context);
    const values = (of: Sum) => months.map((month) => earned.get(month)?.[of] ?? 0);
    return {
      label: 'Sales and gross profit of 12 months',
      unit: 'paise',
      axis: { label: 'Month' },
      labels: months.map((month) => formatBusinessDate(month).slice(3)),
      series: [
        { label: 'Sales', values: values('salesPaise') },
        { label: 'Gross profit', values: values('grossProfitPaise') },
      ],
      href: reportPaths.ledgers.href({ from: months[0], to: clock.today() }),
    };
  },
};
