import { queryOf } from '@freightdesk/data-access-api';
import {
  bearsSame,
  isTelling,
  listPayments,
  modesAt,
  type PaymentDirection,
  type PaymentMode,
  paymentModeLabel,
  sameReferenceWarning,
  usualModeAt,
} from '@freightdesk/payments-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import { type SchemaForm, SelectInput, TextInput, useDeferredText, useWatch } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { FieldPath, FieldValues, Path } from 'react-hook-form';
import type { PaymentStart } from './use-payment-start';

type Banks = PaymentStart['banks'];

interface MoneyFields<Values extends FieldValues> {
  form: SchemaForm<Values>;
  fields: { bank: FieldPath<Values>; mode: FieldPath<Values> };
  banks: Banks;
}

/** What forms of money call the two. */
export const moneyFields = { bank: 'bankId', mode: 'mode' } as const;

/** What the next entry has in common with the one before: a clerk writes down a day of a bank. */
export const commonFields = ['date', 'bankId', 'mode'] as const;

/** Where most money is, as long as nothing is chosen. */
const usualPlace = { accountType: 'CURRENT' };

function useBank<Values extends FieldValues>({ form, fields, banks }: MoneyFields<Values>) {
  const bankId: unknown = useWatch({ control: form.control, name: fields.bank });
  return banks.find(({ id }) => id === bankId) ?? usualPlace;
}

interface BankInputProps<Values extends FieldValues> extends MoneyFields<Values> {
  label?: string;
  labelOf?: (bank: Banks[number]) => string;
}

/**
 * Where money comes in or goes out. Another kind of place is another mode, at once: no list of modes is ever drawn with one that it has
 * not. What was chosen stays while the kind does.
 */
export function BankInput<Values extends FieldValues>({
  label,
  labelOf = ({ name }) => name,
  ...at
}: BankInputProps<Values>) {
  const { form, fields, banks } = at;
  const former = usualModeAt(useBank(at));
  const follow = (bankId: string) => {
    const mode = usualModeAt(banks.find(({ id }) => id === bankId) ?? usualPlace);
    if (mode !== former) form.shown.get(fields.mode)?.change(mode);
  };
  return (
    <SelectInput
      form={form}
      name={fields.bank}
      options={banks.map((bank) => ({ value: bank.id, label: labelOf(bank) }))}
      onChosen={follow}
      {...(label !== undefined && { label })}
    />
  );
}

/** In what way money moves at the bank that is chosen. */
export function ModeInput<Values extends FieldValues>(at: MoneyFields<Values>) {
  const { t } = useTranslation();
  const modes = modesAt(useBank(at));
  return <SelectInput form={at.form} name={at.fields.mode} options={optionsOf(modes, paymentModeLabel, t)} />;
}

interface ReferenceInputProps<T extends FieldValues> {
  form: SchemaForm<T>;
  name: Path<T>;
  /** At which bank it moves, how, and in which direction. */
  move: { bankId: string | undefined; mode: PaymentMode; direction: PaymentDirection };
}

/** The bank's own number of what moved, told while it is typed where something else of this bank bears it already. */
export function ReferenceInput<T extends FieldValues>({ form, name, move }: ReferenceInputProps<T>) {
  const { t } = useTranslation();
  const say = useSay();
  const { bankId, mode, direction } = move;
  const reference = useDeferredText(String(form.watch(name) ?? '').trim());
  const standing = useQuery({
    ...queryOf(listPayments, { q: reference, bankId, status: 'POSTED', pageSize: 20 }),
    enabled: Boolean(bankId) && isTelling(mode, reference),
  });
  const told = sameReferenceWarning(standing.data?.data.find((one) => bearsSame(one, { direction, reference })));
  return (
    <TextInput form={form} name={name} hint={told ? say(told) : t('UTR or cheque number')} required={mode !== 'CASH'} />
  );
}
