import { queryOf, takeRows } from '@freightdesk/data-access-api';
import {
  openSideLabel,
  openSides,
  readReconciliation,
  type Reconciliation,
  reconciliationPaths,
} from '@freightdesk/reconciliation-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  DateFilter,
  DateText,
  ExportButton,
  Loaded,
  PageHeader,
  SectionCard,
  SmallTable,
  StatusChip,
} from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BankAmount } from '../bank/bank-amount';
import { BankChoice } from '../bank/bank-choice';
import { NoBanks } from '../bank/no-banks';
import { useChosenBank } from '../bank/use-chosen-bank';
import { OpenSideCard } from './open-side-card';

/** From the books down to the bank, each step with its sign. */
function Steps({ found }: { found: Reconciliation }) {
  const { t } = useTranslation();
  const { currency, statementMinor, differenceMinor } = found;
  const steps: [string, number | null][] = [
    [t('Balance of the books'), found.booksMinor],
    [t('Add what was paid out and not presented'), -found.unpresented.totalMinor],
    [t('Less what was paid in and not credited'), -found.uncredited.totalMinor],
    [t('Less what the bank took and the books lack'), found.debited.totalMinor],
    [t('Add what the bank credited and the books lack'), found.credited.totalMinor],
    [t('Balance that follows'), found.expectedMinor],
    [t('Balance of the statement'), statementMinor],
  ];
  return (
    <SectionCard
      title={t('From the books to the statement')}
      action={
        statementMinor === null ? (
          <StatusChip label={t('No statement up to this day')} />
        ) : (
          <StatusChip
            label={differenceMinor === 0 ? t('Agrees') : t('Differs')}
            tone={differenceMinor === 0 ? 'success' : 'error'}
          />
        )
      }
    >
      <SmallTable
        label={t('From the books to the statement')}
        columns={[{ header: t('Step') }, { header: t('Amount'), align: 'end' }]}
        rows={steps.map(([label, minor]) => ({
          key: label,
          cells: [label, <BankAmount key="amount" minor={minor} currency={currency} />],
        }))}
        foot={[t('Difference'), <BankAmount key="difference" minor={differenceMinor} currency={currency} />]}
      />
      {found.statementTo !== null && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ marginBlockStart: 1 }}>
          {t('The last statement ends on')} <DateText date={found.statementTo} />
        </Typography>
      )}
    </SectionCard>
  );
}

/** What stands on one side alone, by age and item by item. */
function Found({ found }: { found: Reconciliation }) {
  const { t } = useTranslation();
  const { currency } = found;
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Steps found={found} />
      </Box>
      {openSides.map((side) => (
        <OpenSideCard key={side} title={t(openSideLabel[side])} side={found[side]} currency={currency} />
      ))}
    </Box>
  );
}

/** The bank reconciliation statement of any day. */
export function Component() {
  const { t } = useTranslation();
  const { banks, all, bank, choose, params, setParams } = useChosenBank();
  const asked = params.get('at') ?? '';
  const at = isBusinessDate(asked) ? asked : systemClock.today();
  const query = useQuery({
    ...queryOf(readReconciliation, { bankId: bank?.id ?? '', at }),
    enabled: bank !== undefined,
    placeholderData: keepPreviousData,
  });
  const setAt = (date: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (date === null) next.delete('at');
      else next.set('at', date);
      return next;
    });
  return (
    <>
      <PageHeader title={t('Reconciliation')} />
      <Loaded query={banks}>
        {() =>
          bank ? (
            <Stack spacing={3}>
              <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
                <BankChoice all={all} bank={bank} choose={choose} />
                <DateFilter label={t('On')} value={at} onChange={setAt} />
                <Button component={Link} to={reconciliationPaths.reconcile.href(bank.id)}>
                  {t('Match statement')}
                </Button>
                <ExportButton
                  take={(format, onBytes) => takeRows(readReconciliation, { bankId: bank.id, at }, { format, onBytes })}
                />
              </Stack>
              <Loaded query={query}>{(found) => <Found found={found} />}</Loaded>
            </Stack>
          ) : (
            <NoBanks />
          )
        }
      </Loaded>
    </>
  );
}
