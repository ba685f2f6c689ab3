import { queryOf } from '@freightdesk/data-access-api';
import {
  bearsSame,
  isTelling,
  listPayments,
  type PaymentDirection,
  type PaymentMode,
  sameReferenceWarning,
} from '@freightdesk/payments-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, TextInput, useDeferredText } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues, Path } from 'react-hook-form';

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
