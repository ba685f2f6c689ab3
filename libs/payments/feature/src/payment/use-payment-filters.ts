import { listBanks } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import {
  paymentDirectionLabel,
  paymentDirections,
  type PaymentRow,
  paymentStatusLabel,
  paymentStatuses,
} from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { ListFilter } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';

const allBanks = { pageSize: 100 };

/** The filters of the list. Which party it shows is set by links and by the form, and named by the rows themselves. */
export function usePaymentFilters(rows: readonly PaymentRow[]): readonly ListFilter[] {
  const { t } = useTranslation();
  const banks = useQuery(queryOf(listBanks, allBanks)).data?.data ?? [];
  const party = rows[0]?.party?.name;
  return [
    { kind: 'shown', name: 'partyId', label: party ? t('Party: {{name}}', { name: party }) : t('One party') },
    {
      kind: 'choice',
      name: 'bankId',
      label: t('Bank'),
      options: banks.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      name: 'direction',
      label: t('Direction'),
      options: paymentDirections.map((value) => ({ value, label: t(paymentDirectionLabel[value]) })),
    },
    {
      kind: 'choice',
      name: 'status',
      label: t('Status'),
      options: paymentStatuses.map((value) => ({ value, label: t(paymentStatusLabel[value]) })),
    },
    { kind: 'date', name: 'dateFrom', label: t('From') },
    { kind: 'date', name: 'dateTo', label: t('To') },
  ];
}
