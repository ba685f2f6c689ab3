import { queryOf, useSave } from '@freightdesk/data-access-api';
import { type Account, listAccounts } from '@freightdesk/ledger-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { accountProblems, outstandingInvoices, paymentModeLabel, paymentModes } from '@freightdesk/payments-contract';
import {
  isForAccount,
  isOfParty,
  kindsOf,
  type MissingInput,
  missingKindLabel,
  missingPayment,
  reconcile,
  type StatementLine,
  withinGst,
} from '@freightdesk/reconciliation-contract';
import { missingInput } from '@freightdesk/reconciliation-contract/schema';
import type { Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { DateText, FactList, useNotify } from '@freightdesk/shared-ui';
import {
  ComboInput,
  DecimalInput,
  FormDialog,
  FormGrid,
  type Option,
  type SchemaForm,
  SelectInput,
  SwitchInput,
  TextInput,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { BankAmount } from '../bank/bank-amount';
import type { ChosenBank } from '../bank/use-chosen-bank';
import type { Candidate } from './candidates';

interface MissingDialogProps {
  bank: ChosenBank;
  missing: { line: StatementLine; candidate?: Candidate };
  /** The next line whose entry is missing too, which Ctrl+Enter goes on to. */
  next: MissingDialogProps['missing'] | null;
  onSaved: (missing: MissingDialogProps['missing']) => void;
  onNext: (next: MissingDialogProps['missing'] | null) => void;
  onClose: () => void;
}

/** What the form begins with: what such a line was the last time. */
function startOf({ line, candidate }: MissingDialogProps['missing']): Partial<MissingInput> {
  const [usual = 'EXPENSE', other = 'PAYMENT'] = kindsOf(line);
  const learnt = candidate?.kind === 'create' ? candidate.learnt : null;
  const isParty = learnt ? learnt.partyId !== null : line.amountMinor > 0;
  const kind = [usual, other].find((one) => isOfParty(one) === isParty) ?? usual;
  const mode = /chq|cheque/i.test(line.narration) ? 'CHEQUE' : 'NEFT';
  return {
    ...{ kind, mode, gst: 'NONE' as const, settles: true },
    reference: (line.reference ?? line.narration).slice(0, 100),
    ...(learnt?.partyId ? { partyId: learnt.partyId } : learnt && { accountCode: learnt.accountCode }),
  };
}

function useMissingForm({ bank, missing }: Pick<MissingDialogProps, 'bank' | 'missing'>) {
  const client = useQueryClient();
  const save = useSave(reconcile);
  const { line } = missing;
  return useRecordForm({
    schema: missingInput,
    startOf: () => startOf(missing),
    send: async (input) => {
      const asked = isOfParty(input.kind) && input.partyId && input.settles;
      const invoices = asked
        ? await client.fetchQuery({
            ...queryOf(outstandingInvoices, {
              partyId: input.partyId ?? '',
              direction: isOfParty(input.kind) ? input.kind : 'RECEIPT',
            }),
            staleTime: 0,
          })
        : [];
      const of = { id: bank.id, currency: isCurrency(bank.currency) ? bank.currency : ('INR' as const) };
      const payment = missingPayment(input, { line, bank: of, invoices });
      return save({ bankId: bank.id, lineIds: [line.id], entryIds: [], create: [payment] });
    },
  });
}

const kindsOfAccounts = {
  EXPENSE: ['DIRECT_COST', 'INDIRECT_EXPENSE', 'LIABILITY', 'ASSET'],
  OTHER_RECEIPT: ['INCOME', 'LIABILITY', 'EQUITY'],
} as const;

function AccountField({
  form,
  date,
  kind,
}: {
  form: SchemaForm<MissingInput>;
  date: string;
  kind: 'EXPENSE' | 'OTHER_RECEIPT';
}) {
  const { t } = useTranslation();
  const direction = kind === 'EXPENSE' ? 'EXPENSE' : 'RECEIPT';
  const optionOf = ({ code, name }: Pick<Account, 'code' | 'name'>): Option => ({
    id: code,
    label: `${code} ${t(name)}`,
  });
  const offered = ({ data }: Page<Account>): Option[] =>
    data.filter((account) => accountProblems({ direction, date }, account, []).length === 0).map(optionOf);
  const search = (q: string) =>
    queryOf(listAccounts, { kind: [...kindsOfAccounts[kind]], pageSize: 100, ...(q && { q }) });
  return (
    <ComboInput
      form={form}
      name="accountCode"
      required
      search={search}
      optionsOf={offered}
      chosen={null}
      nameOf={(code) => ({ id: code, label: code })}
    />
  );
}

function Fields({
  form,
  bank,
  missing,
}: { form: SchemaForm<MissingInput> } & Pick<MissingDialogProps, 'bank' | 'missing'>) {
  const { t } = useTranslation();
  const { line, candidate } = missing;
  const kind = form.watch('kind');
  const learnt = candidate?.kind === 'create' ? candidate.learnt : null;
  const party = learnt?.partyId && learnt.partyName ? { id: learnt.partyId, name: learnt.partyName } : null;
  const supplies = { NONE: t('None'), INTRA: t('18% within the State'), INTER: t('18% from another State') };
  return (
    <FormGrid>
      <TextInput form={form} name="reference" autoFocus />
      <SelectInput
        form={form}
        name="kind"
        options={kindsOf(line).map((value) => ({ value, label: t(missingKindLabel[value]) }))}
      />
      {isOfParty(kind) && (
        <PartyPicker
          form={form}
          name="partyId"
          label={t('Party')}
          required
          role={kind === 'RECEIPT' ? 'CUSTOMER' : 'VENDOR'}
          chosen={party}
        />
      )}
      {isForAccount(kind) && <AccountField form={form} date={line.date} kind={kind} />}
      <SelectInput
        form={form}
        name="mode"
        options={paymentModes.map((value) => ({ value, label: t(paymentModeLabel[value]) }))}
      />
      {bank.currency !== 'INR' && <DecimalInput form={form} name="exchangeRate" />}
      {kind === 'EXPENSE' && (
        <SelectInput form={form} name="gst" options={withinGst.map((value) => ({ value, label: supplies[value] }))} />
      )}
      {isOfParty(kind) && <SwitchInput form={form} name="settles" />}
    </FormGrid>
  );
}

/** Records what a line tells and the books lack, and matches the line with it. */
export function MissingDialog({ bank, missing, next, onSaved, onNext, onClose }: MissingDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useMissingForm({ bank, missing });
  const { line } = missing;
  return (
    <FormDialog
      {...saving}
      title={t('Record what is missing')}
      submitLabel={t('Record and match')}
      againLabel={next ? t('Record, and the next one') : undefined}
      maxWidth="md"
      onSaved={({ entries: [entry] }, afterwards) => {
        notify(t('{{number}} is recorded', { number: entry?.voucher.number ?? '' }));
        onSaved(missing);
        if (afterwards === 'again') onNext(next);
      }}
      onClose={onClose}
    >
      <FactList
        facts={[
          { label: t('Date'), value: <DateText date={line.date} /> },
          { label: t('Narration'), value: line.narration },
          { label: t('Amount'), value: <BankAmount minor={line.amountMinor} currency={bank.currency} /> },
        ]}
      />
      <Fields form={form} bank={bank} missing={missing} />
    </FormDialog>
  );
}
