import { listBranches } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import type { AccountInput } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, SelectInput } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';

/** Whose result it is, where the company has several branches. */
export function BranchChoice({ form }: { form: SchemaForm<AccountInput> }) {
  const { t } = useTranslation();
  const { data } = useQuery(queryOf(listBranches, { active: 'true', pageSize: 100 }));
  const branches = data?.data ?? [];
  if (branches.length < 2) return null;
  return (
    <SelectInput
      form={form}
      name="branchId"
      options={branches.map(({ id, name }) => ({ value: id, label: name }))}
      emptyLabel={t('The company as a whole')}
    />
  );
}
