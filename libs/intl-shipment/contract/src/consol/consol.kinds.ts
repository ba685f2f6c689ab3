/** By what a cost of a master is shared by its houses; what stays is the master's own. */
export const shareBases = ['KG', 'CBM', 'TEU', 'EQUAL', 'NONE'] as const;
export type ShareBasis = (typeof shareBases)[number];

export const shareBasisLabel: Readonly<Record<ShareBasis, string>> = {
  KG: 'By chargeable kg',
  CBM: 'By volume',
  TEU: 'By TEU',
  EQUAL: 'Equally',
  NONE: 'Stays with the master',
};
