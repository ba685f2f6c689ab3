import { chargeBasisLabel, chargeCapacityLabel } from './charge-head/charge-head.kinds';

/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    'charge head': 'Charge head',
    'exchange rate': 'Exchange rate',
    'GST rate': 'GST rate',
    'TDS rate': 'TDS rate',
  },
  fields: {
    actsAs: 'We act as',
    basis: 'Charged',
    billPaise: 'Limit of one bill',
    costAccountCode: 'Cost account',
    from: 'From',
    gstRate: 'GST rate',
    isToBeConfirmed: 'To be confirmed by your accountant',
    limitPaise: 'Limit of the period',
    percentWithoutPan: 'Rate without PAN',
    until: 'Until',
    incomeAccountCode: 'Income account',
    pureAgent: 'Paid on the customer’s behalf (pure agent)',
    rates: 'GST rates',
    sac: 'SAC',
    source: 'Source',
    taxability: 'Taxability',
  },
  values: { actsAs: chargeCapacityLabel, basis: chargeBasisLabel },
} as const;
