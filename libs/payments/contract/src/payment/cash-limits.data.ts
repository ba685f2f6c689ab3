/** From when on how much cash of one person in one day may not be taken. In order of their dates. */
export const cashReceiptLimits: readonly { from: string; forbiddenFromPaise: number; law: string }[] = [
  { from: '2017-04-01', forbiddenFromPaise: 2_00_000_00, law: 'Income-tax Act, s.269ST' },
];
