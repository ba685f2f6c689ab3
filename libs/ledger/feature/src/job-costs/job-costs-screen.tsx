import { queryOf } from '@freightdesk/data-access-api';
import { type JobCosts, ledgerPaths as paths, listJobCosts, moveJobCosts } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { EmptyState, Loaded, MoneyText, PageHeader, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

const MoveCostsDialog = lazy(() => import('./move-costs-dialog').then((chunk) => ({ default: chunk.MoveCostsDialog })));

const amount = (paise: number) => (paise === 0 ? '' : <MoneyText paise={paise} />);

/** What a journal would post: each account stays, and another job bears it. */
function ConsolCosts({ consol, onMove }: { consol: JobCosts; onMove?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const title = t('Costs of {{number}}', { number: consol.number });
  return (
    <SectionCard
      title={title}
      action={
        onMove && (
          <Button variant="contained" aria-label={t('Post costs of {{number}}', consol)} onClick={onMove}>
            {t('Post')}
          </Button>
        )
      }
    >
      <SmallTable
        label={title}
        columns={[
          { header: t('Account') },
          { header: t('Job') },
          { header: t('Debit'), align: 'end' },
          { header: t('Credit'), align: 'end' },
        ]}
        rows={consol.lines.map(({ accountCode, account, job, debitPaise, creditPaise }) => ({
          key: `${accountCode} ${job.id}`,
          cells: [`${accountCode} ${account}`, job.number, amount(debitPaise), amount(creditPaise)],
        }))}
        foot={[
          t('Total'),
          '',
          <MoneyText key="debit" paise={consol.totalPaise} />,
          <MoneyText key="credit" paise={consol.totalPaise} />,
        ]}
      />
    </SectionCard>
  );
}

/** Posted costs of consols that their houses are to bear, as the desk shares them. */
export function Component() {
  const { t } = useTranslation();
  const mayMove = useMay(moveJobCosts);
  const [moved, setMoved] = useState<JobCosts | null>(null);
  const query = useQuery(queryOf(listJobCosts, {}));
  return (
    <>
      <PageHeader
        title={t('Shared costs')}
        breadcrumbs={[{ label: t('Journals'), to: paths.journals.href() }, { label: t('Shared costs') }]}
      />
      <Loaded query={query}>
        {(consols) =>
          consols.length === 0 ? (
            <EmptyState
              title={t('Each house bears its share')}
              text={t('What is posted to cost a consol is listed here once the desk has shared it by its houses.')}
            />
          ) : (
            <Stack spacing={3}>
              {consols.map((consol) => (
                <ConsolCosts key={consol.id} consol={consol} onMove={mayMove ? () => setMoved(consol) : undefined} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Suspense fallback={null}>{moved && <MoveCostsDialog consol={moved} onClose={() => setMoved(null)} />}</Suspense>
    </>
  );
}
