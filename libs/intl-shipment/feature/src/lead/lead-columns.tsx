import { type Lead, leadDirectionLabel, leadServiceLabel } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, MoneyText, Unbroken } from '@freightdesk/shared-ui';
import { useMemo } from 'react';
import { routeText } from '../fields/place-text';
import { FollowUp } from './follow-up';
import { LeadStageChip } from './lead-stage-chip';

export function useLeadColumns(): readonly Column<Lead>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'number', header: t('Lead'), sortable: true, cell: ({ number }) => <Unbroken>{number}</Unbroken> },
      {
        id: 'companyName',
        header: t('Company'),
        sortable: true,
        width: '24%',
        cell: ({ companyName }) => companyName,
      },
      { id: 'stage', header: t('Stage'), sortable: true, cell: ({ stage }) => <LeadStageChip stage={stage} /> },
      {
        id: 'service',
        header: t('Service'),
        cell: ({ service, direction }) => (
          <Unbroken>{`${t(leadServiceLabel[service])} · ${t(leadDirectionLabel[direction])}`}</Unbroken>
        ),
      },
      { id: 'route', header: t('Route'), width: '14%', hideOnPhone: true, cell: (lead) => routeText(lead) },
      {
        id: 'nextFollowUpAt',
        header: t('Next follow-up'),
        sortable: true,
        cell: (lead) => <FollowUp lead={lead} />,
      },
      {
        id: 'expectedRevenuePaise',
        header: t('Expected revenue'),
        align: 'end',
        hideOnPhone: true,
        cell: ({ expectedRevenuePaise }) => <MoneyText paise={expectedRevenuePaise} />,
      },
      { id: 'owner', header: t('Owner'), hideOnPhone: true, cell: ({ owner }) => owner.name },
    ],
    [t],
  );
}
