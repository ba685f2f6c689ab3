import { ageBuckets, type OpenSide } from '@freightdesk/reconciliation-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BankAmount } from '../bank/bank-amount';

interface OpenSideCardProps {
  title: string;
  side: OpenSide;
  currency: string;
}

/** How old what is open is: up to each of the ages, and older. */
function Ages({ side, currency }: Pick<OpenSideCardProps, 'side' | 'currency'>) {
  const { t } = useTranslation();
  const last = ageBuckets.at(-1) ?? 0;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 3, flexWrap: 'wrap', marginBlockEnd: 2 }}>
      {side.ages.map(({ totalMinor, count }, index) => {
        const days = ageBuckets[index];
        const label =
          days === undefined ? t('Over {{count}} days', { count: last }) : t('Up to {{count}} days', { count: days });
        return count === 0 ? null : (
          <Typography key={label} variant="body2" component="div">
            <Typography variant="caption" color="textSecondary" component="div">
              {label} ({count})
            </Typography>
            <BankAmount minor={totalMinor} currency={currency} />
          </Typography>
        );
      })}
    </Stack>
  );
}

const wordsLook = { inlineSize: '100%', overflowWrap: 'anywhere', whiteSpace: 'normal' };

/** What stands on one side alone: by age, and the oldest of it item by item. */
export function OpenSideCard({ title, side, currency }: OpenSideCardProps) {
  const { t } = useTranslation();
  return (
    <SectionCard title={title} action={<BankAmount minor={side.totalMinor} currency={currency} />}>
      {side.count === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('Nothing')}
        </Typography>
      ) : (
        <>
          <Ages side={side} currency={currency} />
          <SmallTable
            label={title}
            // Words of banks are long and have no spaces: they take lines of their own, since paper cannot be pointed at.
            sx={{ '& td': { whiteSpace: { sm: 'nowrap' } }, '& td:nth-of-type(2)': wordsLook }}
            columns={[
              { header: t('Date') },
              { header: t('What it is') },
              { header: t('Days'), align: 'end', hideOnPhone: true },
              { header: t('Amount'), align: 'end' },
            ]}
            rows={side.rows.map(({ id, date, number, narration, days, amountMinor }) => ({
              key: id,
              cells: [
                <DateText key="date" date={date} />,
                [number, narration].filter(Boolean).join(' · '),
                days,
                <BankAmount key="amount" minor={amountMinor} currency={currency} />,
              ],
            }))}
          />
          {side.count > side.rows.length && (
            <Typography variant="caption" color="textSecondary">
              {t('The oldest {{shown}} of {{count}}', { shown: side.rows.length, count: side.count })}
            </Typography>
          )}
        </>
      )}
    </SectionCard>
  );
}
