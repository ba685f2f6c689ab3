import { listBanks } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import type { PaymentRow } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type ListSource, ListToolbar } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';

const allBanks = { pageSize: 100 };

/** Search and filters. Which party the list shows is set by links and by the form, and named by the rows themselves. */
export function PaymentToolbar({ list }: { list: ListSource<PaymentRow> }) {
  const { t } = useTranslation();
  const banks = useQuery(queryOf(listBanks, allBanks)).data?.data ?? [];
  const party = list.rows[0]?.party?.name;
  return (
    <ListToolbar
      list={list}
      options={{ bankId: banks.map(({ id, name }) => ({ value: id, label: name })) }}
      names={{ partyId: party && t('Party: {{name}}', { name: party }) }}
    />
  );
}
