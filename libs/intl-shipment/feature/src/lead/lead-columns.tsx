import { type Lead, leadDirectionLabel, leadServiceLabel } from '@freightdesk/intl-shipment-contract';
import { type Column, MoneyText, Unbroken } from '@freightdesk/shared-ui';
import { Lane } from '../fields/lane';
import { FollowUp } from './follow-up';
import { LeadStageChip } from './lead-stage-chip';

export const leadColumns: readonly Column<Lead>[] = [
  { id: 'number', width: 128, cell: ({ number }) => <Unbroken>{number}</Unbroken> },
  { id: 'companyName', cell: ({ companyName }) => companyName },
  { id: 'stage', cell: ({ stage }) => <LeadStageChip stage={stage} /> },
  {
    id: 'service',
    width: 128,
    cell: ({ service, direction }, t) => `${t(leadServiceLabel[service])} · ${t(leadDirectionLabel[direction])}`,
  },
  { id: 'route', header: 'Route', width: 128, cell: (lead) => <Lane of={lead} /> },
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
