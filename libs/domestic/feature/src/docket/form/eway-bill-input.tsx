import { queryOf } from '@freightdesk/data-access-api';
import { ewayBillProblem, listDockets, normaliseEwayBill } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { TextInput, useWatch } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { DocketForm } from './docket-form';

interface EwayBillInputProps {
  form: DocketForm;
  index: number;
  /** The docket that is changed. */
  docketId: string | undefined;
}

/** The number of another docket that travels under this bill: a bill covers one consignment (CGST Rules, rule 138). */
function useOtherDocket(typed: string | null | undefined, docketId: string | undefined): string | null {
  const number = typed && ewayBillProblem(typed) === null ? normaliseEwayBill(typed) : null;
  const { data } = useQuery({
    ...queryOf(listDockets, { q: number ?? '', pageSize: 2 }),
    enabled: number !== null,
  });
  if (number === null) return null;
  return data?.data.find(({ id }) => id !== docketId)?.number ?? null;
}

/** The number of a bill, which is told at once where it stands on another docket. */
export function EwayBillInput({ form, index, docketId }: EwayBillInputProps) {
  const { t } = useTranslation();
  const name = `invoices.${index}.ewayBillNumber` as const;
  const other = useOtherDocket(useWatch({ control: form.control, name }), docketId);
  const problem =
    other === null ? {} : { problem: t('This e-way bill is on docket {{number}} already.', { number: other }) };
  return <TextInput form={form} name={name} hint={t('Twelve digits')} {...problem} />;
}
