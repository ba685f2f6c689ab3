import { listPeople } from '@freightdesk/activity-contract';
import type { Bank, CountInput } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import { type SchemaForm, SelectInput } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';

/** To whom the box goes by this count. Whoever counts a box of another is told that it will be seen. */
export function HandOver({ form, bank: { id, custodian } }: { form: SchemaForm<CountInput>; bank: Bank }) {
  const { t } = useTranslation();
  const { user } = useAuthContext();
  const people = useQuery(queryOf(listPeople, { record: 'bank', recordId: id })).data ?? [];
  const isOther = custodian !== null && custodian.id !== user?.id;
  // One who left is no longer among them: somebody else hands the box on.
  const keeps = isOther && people.some((one) => one.id === custodian.id);
  return (
    <>
      {isOther && (
        <Alert severity="info">
          {t('{{custodian}} keeps this box: the count says that you counted it.', { custodian: custodian.name })}
        </Alert>
      )}
      {!keeps && (
        <SelectInput
          form={form}
          name="handToId"
          emptyLabel={t('Nobody: it stays where it is')}
          options={people.filter((one) => one.id !== user?.id).map((one) => ({ value: one.id, label: one.name }))}
          hint={t('The box is theirs once they count the same')}
        />
      )}
    </>
  );
}
