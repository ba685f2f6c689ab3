/** From when on how much cash of one person in one day may not be taken. In order of their dates. */
export const cashReceiptLimits: readonly { from: string; forbiddenFromPaise: number; law: string }[] = [
  { from: '2017-04-01', forbiddenFromPaise: 2_00_000_00, law: 'Income-tax Act, s.269ST' },
];

/** Up to how much cash to one person in one day is deducted as a cost. In order of their dates. */
export const cashPaymentLimits: readonly {
  from: string;
  limitPaise: number;
  /** For whoever plies, hires or leases goods carriages. */
  transporterPaise: number;
  law: string;
}[] = [
  {
    from: '2017-04-01',
    limitPaise: 10_000_00,
    transporterPaise: 35_000_00,
    law: 'Income-tax Act, s.40A(3)',
  },
];
