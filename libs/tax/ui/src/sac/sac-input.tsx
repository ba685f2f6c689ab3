import { allOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Option, type SchemaForm, SuggestInput, useWatch } from '@freightdesk/shared-ui/forms';
import { listSacs, type Sac, sacNotice, sacProblem, soldSacProblem } from '@freightdesk/tax-contract';
import { useQuery } from '@tanstack/react-query';
import type { FieldPath, FieldValues } from 'react-hook-form';

const none: readonly Sac[] = [];
const isSac = (typed: string): boolean => sacProblem(typed) === null;

interface SacInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  /** It is ours to choose, as on what we sell: one that is out of use is wrong there, and not only told. */
  isOurs?: boolean;
  /** Told of a code in full that takes the place of another. */
  onCoded?: (sac: string) => void;
}

/**
 * The code of a service, found by what it stands for in the reader's language or in English. One that nobody keeps may be written, and
 * is told.
 */
export function SacInput<Values extends FieldValues>({ form, name, isOurs = false, onCoded }: SacInputProps<Values>) {
  const { t } = useTranslation();
  const { data: sacs = none, isPending } = useQuery(allOf(listSacs));
  const typed: unknown = useWatch({ control: form.control, name });
  const code = typeof typed === 'string' ? typed : '';
  const notice = sacNotice(code, sacs);
  const problem = isOurs ? soldSacProblem(code, sacs) : null;
  const options = sacs
    .filter(({ active }) => active)
    .map(({ code, description }): Option => ({ id: code, label: code, detail: t(description), also: description }));
  return (
    <SuggestInput
      form={form}
      name={name}
      options={options}
      isPending={isPending}
      isWhole={isSac}
      {...(onCoded && { onWhole: onCoded })}
      {...(notice !== null && { hint: t(notice) })}
      {...(problem !== null && { problem: t(problem.message) })}
    />
  );
}
