import { queryOf } from '@freightdesk/data-access-api';
import {
  boughtHeadProblem,
  costAccountOf,
  listCostableDockets,
  listCostableJobs,
  type PurchaseInvoice,
} from '@freightdesk/invoices-contract';
import { type Account, listAccounts } from '@freightdesk/ledger-contract';
import type { Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ComboInput, type Option, useFieldArray, useWatch } from '@freightdesk/shared-ui/forms';
import { type ChargeHeads, useChargeHeads } from '@freightdesk/tax-ui';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { lineAfter } from '../../document/document-form';
import { LineCell, lineFields, PricedLines } from '../../document/priced-lines';
import { docketIn, docketOptionsOf } from '../../document/typed-lines';
import { useAccountNames } from '../use-account-names';
import type { PurchasePreview } from './preview-purchase';
import type { CostCheck } from './use-cost-checks';
import type { ExpectedBill, PurchaseFormOf, PurchaseValues } from './use-purchase-form';

interface AccountPickerProps {
  form: PurchaseFormOf;
  index: number;
  /** How an account is written, by its code. */
  writtenOf: (code: string) => string;
  heads: ChargeHeads;
}

const searchAccounts = (q: string) =>
  queryOf(listAccounts, { kind: ['DIRECT_COST', 'INDIRECT_EXPENSE'], pageSize: 50, ...(q && { q }) });

/** The account that a line is booked to; left empty, it follows from the charge head or the service, and the hint says which it is. */
function AccountPicker({ form, index, writtenOf, heads }: AccountPickerProps) {
  const { t } = useTranslation();
  const accountsOf = ({ data }: Page<Account>): Option[] =>
    data.map(({ code, name }) => ({ id: code, label: `${code} ${t(name)}` }));
  const line = useWatch({ control: form.control, name: `lines.${index}` });
  const { accountCode, sac = '', jobId } = line;
  const head = heads.get(line.chargeHeadId ?? '');
  const usual = { account: writtenOf(costAccountOf({ sac, jobId: jobId ?? null, head })) };
  const followed = head ? t('By the charge head: {{account}}', usual) : t('By the service: {{account}}', usual);
  return (
    <ComboInput
      form={form}
      name={`lines.${index}.accountCode`}
      search={searchAccounts}
      optionsOf={accountsOf}
      chosen={accountCode ? { id: accountCode, label: writtenOf(accountCode) } : null}
      hint={accountCode ? undefined : followed}
    />
  );
}

/** Not of one customer: a vendor's bill may be for many. */
const searchJobs = (q: string) => queryOf(listCostableJobs, { source: ['JOBCARD'], pageSize: 10, ...(q && { q }) });

const searchDockets = (q: string) => queryOf(listCostableDockets, { pageSize: 10, ...(q && { q }) });

interface DocketPickerProps {
  form: PurchaseFormOf;
  index: number;
  draft: PurchaseInvoice | null;
  begun: ExpectedBill | null;
}

/** The docket that a line's cost is of: carriage by road is billed by the lorry. */
function DocketPicker({ form, index, draft, begun }: DocketPickerProps) {
  const name = `lines.${index}.docketId` as const;
  return (
    <ComboInput
      form={form}
      name={name}
      search={searchDockets}
      optionsOf={docketOptionsOf}
      chosen={docketIn(draft ?? begun, form.getValues(name))}
    />
  );
}

/** A cost is of a job, or of a docket: one picker at a time, and a word to change to the other. */
function JobOrDocket({ job, ...picker }: DocketPickerProps & { job: ReactNode }) {
  const { t } = useTranslation();
  const { form, index } = picker;
  const docketId = useWatch({ control: form.control, name: `lines.${index}.docketId` });
  const [isOfDocket, setOfDocket] = useState(false);
  const showsDocket = isOfDocket || Boolean(docketId);
  const change = () => {
    form.setValue(showsDocket ? `lines.${index}.docketId` : `lines.${index}.jobId`, null, { shouldDirty: true });
    setOfDocket(!showsDocket);
  };
  return (
    <>
      {showsDocket ? <DocketPicker {...picker} /> : job}
      <Button size="small" color="inherit" onClick={change} sx={{ minInlineSize: 0, paddingBlock: 0 }}>
        {showsDocket ? t('Job instead') : t('Docket instead')}
      </Button>
    </>
  );
}

/** The costs that a vendor was expected to bill: whoever shows the form has the way to them, and how a line differs from them. */
export interface ExpectedCosts {
  take: (lines: {
    form: PurchaseFormOf;
    heads: ChargeHeads;
    onTake: (lines: PurchaseValues['lines'][number][]) => void;
  }) => ReactNode;
  noteOf: (check: CostCheck) => ReactNode;
}

interface PurchaseLinesProps {
  form: PurchaseFormOf;
  draft: PurchaseInvoice | null;
  begun: ExpectedBill | null;
  preview: PurchasePreview | null;
  /** What each line is held against. */
  checks: readonly (CostCheck | null)[];
  expected: ExpectedCosts;
}

/** What was bought, line by line, each with the account and the job that it is booked to. */
export function PurchaseLines({ form, draft, begun, preview, checks, expected }: PurchaseLinesProps) {
  const { t } = useTranslation();
  const { fields, append, insert, remove, replace } = useFieldArray({ control: form.control, name: 'lines' });
  const [supplierDate, currency] = useWatch({ control: form.control, name: ['supplierDate', 'currency'] });
  const writtenOf = useAccountNames();
  const heads = useChargeHeads();
  const write = (index: number, part: Partial<PurchaseValues['lines'][number]>) =>
    form.setValue(`lines.${index}`, { ...form.getValues(`lines.${index}`), ...part }, { shouldDirty: true });
  const add = () => {
    const above = form.getValues('lines').at(-1);
    const line = { ...lineAfter(above), ...(above?.accountCode && { accountCode: above.accountCode }) };
    append(line, { focusName: `lines.${fields.length}.description` });
  };
  return (
    <PricedLines
      title={t('Costs')}
      action={expected.take({ form, heads, onTake: replace })}
      form={form}
      fieldsOf={lineFields}
      lines={fields}
      onAdd={add}
      onRemove={(index) => {
        const line = form.getValues(`lines.${index}`);
        remove(index);
        return () => insert(index, line);
      }}
      heads={heads}
      problemOf={boughtHeadProblem}
      // The account follows the head again.
      onCharged={(index, priced) => write(index, { ...priced, accountCode: null })}
      onCoded={write}
      onRated={(index) => write(index, { taxability: 'TAXABLE' })}
      // The vendor charges what was in force when he billed.
      ratesOf={supplierDate}
      currency={currency}
      amounts={preview?.lineMinors}
      noteOf={(index) => {
        const check = checks[index];
        return check && expected.noteOf(check);
      }}
      searchJobs={searchJobs}
      draft={draft}
      furtherWidths={{ accountCode: 'minmax(120px, 2fr)', jobId: 'minmax(110px, 3fr)' }}
    >
      {(index, job) => (
        <>
          <LineCell wholeOnPhone>
            <AccountPicker form={form} index={index} writtenOf={writtenOf} heads={heads} />
          </LineCell>
          <LineCell wholeOnPhone>
            <JobOrDocket {...{ form, index, draft, begun, job }} />
          </LineCell>
        </>
      )}
    </PricedLines>
  );
}
