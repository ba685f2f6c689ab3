import { type Lead, leadDirectionLabel, leadServiceLabel } from '@freightdesk/intl-shipment-contract';
import { type Column, MoneyText, Unbroken } from '@freightdesk/shared-ui';
import { routeText } from '../fields/place-text';
import { FollowUp } from './follow-up';
import { LeadStageChip } from './lead-stage-chip';

export const leadColumns: readonly Column<Lead>[] = [
  { id: 'number', cell: ({ number }) => <Unbroken>{number}</Unbroken> },
  { id: 'companyName', width: '24%', cell: ({ companyName }) => companyName },
  { id: 'stage', cell: ({ stage }) => <LeadStageChip stage={stage} /> },
  {
    id: 'service',
    cell: ({ service, direction }, t) => (
      <Unbroken>{`${t(leadServiceLabel[service])} · ${t(leadDirectionLabel[direction])}`}</Unbroken>
    ),
  },
  { id: 'route', header: 'Route', width: '14%', hideOnPhone: true, cell: (lead) => routeText(lead) },
  { id: 'nextFollowUpAt', cell: (lead) => <FollowUp lead={lead} /> },
  {
    id: 'expectedRevenuePaise',
    header: 'Expected revenue',
    align: 'end',
    hideOnPhone: true,
    cell: ({ expectedRevenuePaise }) => <MoneyText paise={expectedRevenuePaise} />,
  },
  { id: 'owner', header: 'Owner', hideOnPhone: true, cell: ({ owner }) => owner.name },
];
