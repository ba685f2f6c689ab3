import { queryOf } from '@freightdesk/data-access-api';
import { costAccountOf } from '@freightdesk/invoices-contract';
import { type Account, listAccounts } from '@freightdesk/ledger-contract';
import type { Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ComboInput, type Option, useWatch } from '@freightdesk/shared-ui/forms';
import type { PurchaseFormOf } from './purchase-form.schema';

interface AccountPickerProps {
  form: PurchaseFormOf;
  index: number;
  /** How an account is written, by its code. */
  writtenOf: (code: string) => string;
}

const search = (q: string) =>
  queryOf(listAccounts, { kind: ['DIRECT_COST', 'INDIRECT_EXPENSE'], pageSize: 50, ...(q && { q }) });

/** The account that a line is booked to; left empty, it follows from the service, and the hint says which it is. */
export function AccountPicker({ form, index, writtenOf }: AccountPickerProps) {
  const { t } = useTranslation();
  const optionsOf = ({ data }: Page<Account>): Option[] =>
    data.map(({ code, name }) => ({ id: code, label: `${code} ${t(name)}` }));
  const line = useWatch({ control: form.control, name: `lines.${index}` });
  const { accountCode, sac = '', jobId } = line;
  const usual = writtenOf(costAccountOf({ sac, jobId: jobId ?? null }));
  return (
    <ComboInput
      form={form}
      name={`lines.${index}.accountCode`}
      search={search}
      optionsOf={optionsOf}
      chosen={accountCode ? { id: accountCode, label: writtenOf(accountCode) } : null}
      hint={accountCode ? undefined : t('By the service: {{account}}', { account: usual })}
    />
  );
}
