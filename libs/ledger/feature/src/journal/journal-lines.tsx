import { type Branch, listBranches } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { listCostableJobs, type BillableJob } from '@freightdesk/invoices-contract';
import {
  type Account,
  type Journal,
  type JournalInput,
  journalTotals,
  listAccounts,
} from '@freightdesk/ledger-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import type { Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  AmountInput,
  ComboInput,
  gridLines,
  LineGrid,
  type Option,
  type SchemaForm,
  SelectInput,
  useFieldArray,
} from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { blankLine } from './journal-form';

interface JournalLinesProps {
  form: SchemaForm<JournalInput>;
  /** The journal that is repeated: it knows what its lines name. */
  like: Journal | null;
}

const searchAccounts = (q: string) => queryOf(listAccounts, { active: 'true', pageSize: 100, ...(q && { q }) });
/** What a spreadsheet has in its column of accounts: the code, with or without the name. */
const codeIn = (text: string) => /^\d{4}(?!\d)/.exec(text)?.[0];
const searchJobs = (q: string) => queryOf(listCostableJobs, { source: ['JOBCARD'], pageSize: 10, ...(q && { q }) });
const jobsOf = ({ data }: Page<BillableJob>): Option[] =>
  data.map(({ id, number, origin, destination }) => ({ id, label: number, detail: `${origin} – ${destination}` }));

/** On a phone two stand beside each other, or this one alone. */
const Wide = ({ children }: { children: ReactNode }) => (
  <Box sx={{ minInlineSize: 0, gridColumn: { xs: '1 / -1', lg: 'auto' } }}>{children}</Box>
);

interface CellsProps extends JournalLinesProps {
  index: number;
  branches: readonly Branch[];
}

function JournalLineCells({ form, like, index, branches }: CellsProps) {
  const { t } = useTranslation();
  const accountsOf = ({ data }: Page<Account>): Option[] =>
    data.map(({ code, name }) => ({ id: code, label: `${code} ${t(name)}` }));
  // Asked of the form itself: lines are added and removed, so its place says nothing of what it repeats.
  const { accountCode, partyId, jobId } = form.getValues(`lines.${index}`);
  const { data: chart } = useQuery(searchAccounts(''));
  const labelOf = (code: string) => {
    const known = chart?.data.find((account) => account.code === code);
    return { id: code, label: known ? `${code} ${t(known.name)}` : code };
  };
  const account = like?.lines.find((line) => line.accountCode === accountCode);
  const party = like?.lines.find((line) => line.party !== null && line.party.id === partyId)?.party ?? null;
  const job = like?.lines.find((line) => line.job !== null && line.job.id === jobId)?.job;
  return (
    <>
      <Wide>
        <ComboInput
          form={form}
          name={`lines.${index}.accountCode`}
          search={searchAccounts}
          optionsOf={accountsOf}
          nameOf={labelOf}
          read={codeIn}
          chosen={account ? { id: account.accountCode, label: `${account.accountCode} ${t(account.account)}` } : null}
        />
      </Wide>
      <PartyPicker form={form} name={`lines.${index}.partyId`} chosen={party} />
      <ComboInput
        form={form}
        name={`lines.${index}.jobId`}
        search={searchJobs}
        optionsOf={jobsOf}
        chosen={job ? { id: job.id, label: job.number } : null}
      />
      {branches.length > 1 && (
        <SelectInput
          form={form}
          name={`lines.${index}.branchId`}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel={t('None')}
        />
      )}
      <AmountInput form={form} name={`lines.${index}.debitPaise`} />
      <AmountInput form={form} name={`lines.${index}.creditPaise`} />
    </>
  );
}

const widths = {
  accountCode: 'minmax(170px, 3fr)',
  partyId: 'minmax(120px, 2fr)',
  jobId: 'minmax(100px, 1.5fr)',
  branchId: 'minmax(100px, 1fr)',
  // A crore with its paise is read whole.
  debitPaise: 'minmax(164px, 1fr)',
  creditPaise: 'minmax(164px, 1fr)',
} as const;

/** A line that is begun with what the others still lack, on the side where it is missing. */
function missingLine({ lines }: Pick<JournalInput, 'lines'>) {
  const { differencePaise } = journalTotals(lines);
  if (differencePaise === 0) return blankLine();
  return {
    ...blankLine(),
    ...(differencePaise > 0 ? { creditPaise: differencePaise } : { debitPaise: -differencePaise }),
  };
}

/** Accounts and amounts, line by line. */
export function JournalLines({ form, like }: JournalLinesProps) {
  const { t } = useTranslation();
  const array = useFieldArray({ control: form.control, name: 'lines' });
  const { lines, onRemove } = gridLines(array, {
    blank: blankLine(),
    lineAt: (index) => form.getValues(`lines.${index}`),
  });
  const add = () =>
    array.append(missingLine(form.getValues()), { focusName: `lines.${array.fields.length}.accountCode` });
  const { data } = useQuery(queryOf(listBranches, { active: 'true', pageSize: 100 }));
  const branches = data?.data ?? [];
  const columns = Object.entries(widths)
    .filter(([field]) => field !== 'branchId' || branches.length > 1)
    .map(([field, width]) => ({
      field,
      width,
      label: t(form.facts(`lines.0.${field}`).label ?? field),
      isFigure: field.endsWith('Paise'),
    }));
  return (
    <SectionCard title={t('Lines')}>
      <LineGrid
        form={form}
        columns={columns}
        lines={lines}
        nameOf={(index) => t('Line {{number}}', { number: index + 1 })}
        addLabel={t('Add line')}
        onAdd={add}
        onRemove={onRemove}
      >
        {(index) => <JournalLineCells form={form} like={like} index={index} branches={branches} />}
      </LineGrid>
    </SectionCard>
  );
}
