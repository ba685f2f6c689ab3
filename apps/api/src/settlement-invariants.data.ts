/** For specs: what breaks the invariants of what is settled without money. */
export const breakingSettlements: readonly { sentence: string; by: string; named: RegExp }[] = [
  {
    sentence:
      'A set-off takes as much off invoices as off bills, a write-off off its one document; one that does not stand, nothing.',
    by: `update settlement set amount_minor = amount_minor + 1 where number like 'WO/%/000001'`,
    named: /^WO\/.*000001: \d+ of invoices and 0 of bills are settled$/m,
  },
  {
    sentence:
      'The voucher of a set-off or a write-off is worth what it took off; it is reversed where that was taken back.',
    by: `update settlement set amount_paise = amount_paise + 1 where number like 'WO/%/000001'`,
    named: /^WO\/.*000001: its voucher differs$/m,
  },
];
