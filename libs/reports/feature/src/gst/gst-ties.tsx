import type { GstReport } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DataTable, wholeList } from '@freightdesk/shared-ui';
import { useMemo } from 'react';
import { figureColumn } from '../report/figures';
import { ReportHeading } from '../report/report-heading';
import { gstSideLabel } from './gst-sides';

type Tie = GstReport['ties'][number] & { id: string };

function useTieColumns(): readonly Column<Tie>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'name', header: t('Tax'), cell: ({ side, head }) => `${t(gstSideLabel[side])} · ${head}` },
      figureColumn('reportPaise', t('Documents')),
      figureColumn('ledgerPaise', t('Ledger')),
      figureColumn('differencePaise', t('Difference')),
    ],
    [t],
  );
}

/** What documents say beside what the ledger says, for each side and head that either knows. */
export function GstTies({ ties }: Pick<GstReport, 'ties'>) {
  const { t } = useTranslation();
  const columns = useTieColumns();
  const rows = ties
    .filter(({ reportPaise, ledgerPaise }) => reportPaise !== 0 || ledgerPaise !== 0)
    .map((tie) => ({ ...tie, id: `${tie.side} ${tie.head}` }));
  return (
    <DataTable
      label={t('Documents and ledger')}
      list={wholeList({ rows })}
      columns={columns}
      toolbar={<ReportHeading>{t('Documents and ledger')}</ReportHeading>}
      empty={{ title: t('No tax moved in these days') }}
    />
  );
}
