import { listPeople } from '@freightdesk/activity-contract';
import { call } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkAct } from '@freightdesk/shared-ui';

interface Owned<Row> extends Pick<BulkAct<Row>, 'nameOf' | 'refusalOf'> {
  record: 'jobcard' | 'lead';
  give(row: Row, ownerId: string): Promise<unknown>;
}

/** Gives several records to another owner. Whoever may read one may own it. */
export function useGive<Row extends { id: string }>({ record, give, ...of }: Owned<Row>): BulkAct<Row> {
  const { t } = useTranslation();
  const optionsOf = async ([row]: readonly Row[]) => {
    const people = row ? await call(listPeople, { record, recordId: row.id }) : [];
    return people.map(({ id, name }) => ({ value: id, label: name }));
  };
  return { ...of, label: t('Change owner'), choice: { label: t('Owner'), optionsOf }, run: give };
}
