import { queryOf } from '@freightdesk/data-access-api';
import {
  importStatement,
  type Proposals,
  readProposals,
  reconciliationPaths,
} from '@freightdesk/reconciliation-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { EmptyState, Loaded, PageHeader, ProblemAlert } from '@freightdesk/shared-ui';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { BankChoice } from '../bank/bank-choice';
import { NoBanks } from '../bank/no-banks';
import { type ChosenBank, useChosenBank } from '../bank/use-chosen-bank';
import { CandidateColumn } from './candidate-column';
import { LineColumn } from './line-column';
import { useWorkbench } from './use-workbench';

const ImportDialog = lazy(() =>
  import('../statement/import-dialog').then((chunk) => ({ default: chunk.ImportDialog })),
);
const ReturnDialog = lazy(() => import('../cheque/return-dialog').then((chunk) => ({ default: chunk.ReturnDialog })));
const MissingDialog = lazy(() => import('./missing-dialog').then((chunk) => ({ default: chunk.MissingDialog })));

const mostLines = 100;

/** Two columns: what the bank said, and what each line of it is in the books. */
function Bench({ bank, found }: { bank: ChosenBank; found: Proposals }) {
  const bench = useWorkbench(bank.id, found);
  const { t } = useTranslation();
  const { currency } = bank;
  if (bench.lines.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('Every line is matched')}
          text={t('Import the next statement, or look at what was set aside.')}
        />
      </Card>
    );
  }
  return (
    <Stack spacing={2}>
      <ProblemAlert error={bench.problem} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <LineColumn bench={bench} currency={currency} />
        <CandidateColumn bench={bench} currency={currency} />
      </Box>
      <Suspense fallback={null}>
        {bench.missing && (
          <MissingDialog
            key={bench.missing.line.id}
            bank={bank}
            missing={bench.missing}
            next={bench.nextMissing}
            onSaved={({ line }) => bench.finish([line.id])}
            onNext={bench.setMissing}
            onClose={() => bench.setMissing(null)}
          />
        )}
        {bench.returned && (
          <ReturnDialog
            bank={bank}
            returned={bench.returned}
            onSaved={({ line }) => bench.finish([line.id])}
            onClose={() => bench.setReturned(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** What waits, and what was set aside: one of them is shown. */
function Waiting({ found, parked, show }: { found: Proposals; parked: boolean; show: (parked: boolean) => void }) {
  const { t } = useTranslation();
  const chip = (label: string, isParked: boolean) => (
    <Chip
      label={label}
      color={parked === isParked ? 'primary' : 'default'}
      variant={parked === isParked ? 'filled' : 'outlined'}
      aria-pressed={parked === isParked}
      onClick={() => show(isParked)}
    />
  );
  return (
    <>
      {chip(t('{{count}} to match', { count: found.openCount }), false)}
      {chip(t('{{count}} set aside', { count: found.parkedCount }), true)}
    </>
  );
}

function OfBank({ bank, choice }: { bank: ChosenBank; choice: ReactNode }) {
  const [parked, setParked] = useState(false);
  const query = useQuery({
    ...queryOf(readProposals, { bankId: bank.id, limit: mostLines, ...(parked && { parked }) }),
    placeholderData: keepPreviousData,
  });
  const { t } = useTranslation();
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {choice}
        {query.data && <Waiting found={query.data} parked={parked} show={setParked} />}
        <Box sx={{ flexGrow: 1 }} />
        <Button component={Link} to={reconciliationPaths.statement.href(bank.id)}>
          {t('Reconciliation')}
        </Button>
      </Stack>
      <Loaded query={query}>{(found) => <Bench key={`${bank.id} ${parked}`} bank={bank} found={found} />}</Loaded>
    </Stack>
  );
}

/** Matching a bank's statement with the books, by keys. */
export function Component() {
  const { t } = useTranslation();
  const { banks, all, bank, choose } = useChosenBank();
  const mayImport = useMay(importStatement);
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('Match statement')}
        action={
          mayImport &&
          bank && (
            <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setImporting(true)}>
              {t('Import statement')}
            </Button>
          )
        }
      />
      <Loaded query={banks}>
        {() =>
          bank ? <OfBank bank={bank} choice={<BankChoice all={all} bank={bank} choose={choose} />} /> : <NoBanks />
        }
      </Loaded>
      <Suspense fallback={null}>
        {isImporting && bank && <ImportDialog bank={bank} onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  );
}
