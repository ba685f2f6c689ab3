import { accountNames } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { EmptyState, StatusChip } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { BankAmount } from '../bank/bank-amount';
import type { Candidate } from './candidates';
import { EntryText } from './entry-text';
import { reasonWords } from './reason-words.data';
import { isWhole, type Workbench } from './use-workbench';

interface ColumnProps {
  bench: Workbench;
  currency: string;
}

const actWords = { match: 'Accept', forward: 'Accept', create: 'Record', return: 'Take back', run: 'Record' } as const;

const named: Readonly<Record<string, string>> = accountNames;

function CandidateText({ candidate, currency }: { candidate: Candidate; currency: string }) {
  const { t } = useTranslation();
  if (candidate.kind === 'forward') {
    const count = candidate.exceptEntryIds.length;
    return count === 0
      ? t('All entries of before')
      : t('All entries of before but {{count}}, which the bank had not seen', { count });
  }
  if (candidate.kind === 'return') {
    return (
      <Stack spacing={1}>
        <span>{t('A cheque that the bank returned: what it settled is open again')}</span>
        <EntryText entry={candidate.entry} currency={currency} />
      </Stack>
    );
  }
  if (candidate.kind === 'run') {
    const { run, vendors } = candidate;
    const told = { run: run.title, vendor: vendors[0]?.name, count: vendors.length };
    return vendors.length === 1
      ? t('{{vendor}} is paid by the payment run {{run}}', told)
      : t('The payment run {{run}} is paid: {{count}} vendors', told);
  }
  if (candidate.kind === 'create') {
    const { partyName, accountCode } = candidate.learnt;
    return t('Record it as last time: {{what}}', { what: partyName ?? t(named[accountCode] ?? accountCode) });
  }
  return (
    <Stack spacing={1} sx={{ inlineSize: '100%' }}>
      {candidate.lineIds.length > 1 && (
        <Typography variant="body2">
          {t('With {{count}} lines of the statement', { count: candidate.lineIds.length })}
        </Typography>
      )}
      {candidate.entries.map((entry) => (
        <EntryText key={entry.id} entry={entry} currency={currency} />
      ))}
      {candidate.reasons.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {candidate.reasons.map((reason) => (
            <StatusChip key={reason} label={t(reasonWords[reason])} tone={candidate.isSure ? 'success' : 'default'} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** One of what a line may be; the one that is lit is taken by Enter. */
function Choice({ isLit, act, children }: { isLit: boolean; act: ReactNode; children: ReactNode }) {
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={{
        alignItems: 'flex-start',
        padding: 1.5,
        border: 1,
        borderRadius: 1,
        borderColor: isLit ? 'primary.main' : 'divider',
        backgroundColor: isLit ? 'action.hover' : undefined,
      }}
    >
      <Box sx={{ flexGrow: 1, minInlineSize: 0, typography: 'body2' }}>{children}</Box>
      {act}
    </Stack>
  );
}

const listLook = { listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 1 } as const;

function Candidates({ bench, currency }: ColumnProps) {
  const { t } = useTranslation();
  const { line, candidates, place, take } = bench;
  if (candidates.length === 0)
    return (
      <EmptyState
        title={t('Nothing in the books is like it')}
        text={
          line && isWhole(line)
            ? t('The books had another balance on that day. Set it aside until they agree.')
            : t('Split it, record what it is, or set it aside.')
        }
      />
    );
  return (
    <Box component="ul" aria-label={t('What it may be')} sx={listLook}>
      {candidates.map((candidate, index) => (
        <Choice
          key={candidate.kind === 'match' ? candidate.entries.map(({ id }) => id).join() : candidate.kind}
          isLit={index === place.choice}
          act={
            <Button
              size="small"
              variant={index === place.choice ? 'contained' : 'outlined'}
              onClick={() => take(candidate)}
            >
              {t(actWords[candidate.kind])}
            </Button>
          }
        >
          <CandidateText candidate={candidate} currency={currency} />
        </Choice>
      ))}
    </Box>
  );
}

/** A line over several entries: what was taken, and what is still missing. */
function Parts({ bench, currency }: ColumnProps) {
  const { t } = useTranslation();
  const { parts, place, restMinor, toggle, takeParts } = bench;
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="body2">
          {t('Still to find:')} <BankAmount minor={restMinor} currency={currency} />
        </Typography>
        <Button
          size="small"
          variant="contained"
          disabled={restMinor !== 0 || place.picked?.length === 0}
          onClick={() => takeParts()}
        >
          {t('Accept')}
        </Button>
      </Stack>
      <Box component="ul" aria-label={t('Entries to take')} sx={listLook}>
        {parts.map((entry, index) => (
          <Choice
            key={entry.id}
            isLit={index === place.choice}
            act={
              <Checkbox
                size="small"
                checked={place.picked?.includes(entry.id) ?? false}
                onChange={() => toggle(entry.id)}
                slotProps={{ input: { 'aria-label': entry.voucher.number } }}
              />
            }
          >
            <EntryText entry={entry} currency={currency} />
          </Choice>
        ))}
      </Box>
    </Stack>
  );
}

/** What the line may be, and what else can be done with it. */
export function CandidateColumn({ bench, currency }: ColumnProps) {
  const { t } = useTranslation();
  const { line, place, split, record, park, undo, canUndo } = bench;
  const whyId = useId();
  if (!line) return null;
  const isSplitting = place.picked !== null;
  const held = isWhole(line) ? { disabled: true, 'aria-describedby': whyId } : {};
  return (
    <Card component="section" aria-label={line.narration} sx={{ padding: 2, alignSelf: 'start', minInlineSize: 0 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', marginBlockEnd: 2 }}>
        <Button size="small" aria-pressed={isSplitting} onClick={() => split()} {...held}>
          {t('Split')} <Key>S</Key>
        </Button>
        <Button size="small" onClick={() => record()} {...held}>
          {t('Record new')} <Key>N</Key>
        </Button>
        <Button size="small" onClick={() => void park(line)}>
          {t('Set aside')} <Key>P</Key>
        </Button>
        <Button size="small" onClick={() => void undo()} disabled={!canUndo}>
          {t('Undo last')} <Key>U</Key>
        </Button>
      </Stack>
      {isWhole(line) && (
        <Typography id={whyId} variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
          {t(
            'A balance brought forward is neither split nor recorded: it stands for all of the books before that day.',
          )}
        </Typography>
      )}
      {isSplitting ? <Parts bench={bench} currency={currency} /> : <Candidates bench={bench} currency={currency} />}
    </Card>
  );
}

function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        marginInlineStart: 0.75,
        paddingInline: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        fontFamily: 'inherit',
        fontSize: '0.6875rem',
      }}
    >
      {children}
    </Box>
  );
}
