import { defineImport } from '@freightdesk/shared-endpoint';
import { chargeHeadAccess } from './charge-head.access';
import { chargeBasisLabel, chargeCapacityLabel } from './charge-head.kinds';

/** Charge heads as another program has them. */
export const chargeHeadImport = defineImport({
  kind: 'charge-heads',
  title: 'Charge heads',
  access: chargeHeadAccess.manage,
  text: 'A row is a charge head. Its GST rate holds from the day beside it, or from the first of July 2017; a blank rate is filled in later.',
  columns: {
    name: { label: 'Name', kind: 'text', isNeeded: true, example: 'Ocean freight' },
    code: { label: 'Code', kind: 'text', example: 'OFR' },
    sac: { label: 'SAC', kind: 'text', example: '996521' },
    gstRate: { label: 'GST rate', kind: 'text', example: '18' },
    from: { label: 'From', kind: 'date', example: '2025-09-22' },
    basis: { label: 'Charged', kind: 'text', choices: Object.values(chargeBasisLabel), example: 'Per container' },
    actsAs: { label: 'We act as', kind: 'text', choices: Object.values(chargeCapacityLabel), example: 'Principal' },
    pureAgent: { label: 'Pure agent', kind: 'text', example: 'No' },
    incomeAccountCode: { label: 'Income account', kind: 'text', example: '' },
    costAccountCode: { label: 'Cost account', kind: 'text', example: '' },
  },
  touches: ['charge-heads'],
});
