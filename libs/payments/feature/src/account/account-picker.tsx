import { queryOf } from '@freightdesk/data-access-api';
import { type Account, listAccounts } from '@freightdesk/ledger-contract';
import { type AccountDirection, type AccountInput, accountProblems } from '@freightdesk/payments-contract';
import type { Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ComboInput, type Option, type SchemaForm } from '@freightdesk/shared-ui/forms';
import { accountWords } from './account-words.data';

interface AccountPickerProps {
  form: SchemaForm<AccountInput>;
  direction: AccountDirection;
}

/** What it is for, by code or name; only accounts that the rule takes are offered. */
export function AccountPicker({ form, direction }: AccountPickerProps) {
  const { t } = useTranslation();
  const date = form.watch('date');
  const { kinds, account: label } = accountWords[direction];
  const search = (q: string) => queryOf(listAccounts, { kind: [...kinds], pageSize: 100, ...(q && { q }) });
  const offered = ({ data }: Page<Account>): Option[] =>
    data
      .filter((account) => accountProblems({ direction, date }, account, []).length === 0)
      .map(({ code, name }) => ({ id: code, label: `${code} ${t(name)}` }));
  return (
    <ComboInput
      form={form}
      name="accountCode"
      label={t(label)}
      search={search}
      optionsOf={offered}
      chosen={null}
      autoFocus
    />
  );
}
