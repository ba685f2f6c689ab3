/**
 * How a goods transport agency pays the tax of its freight (notification 11/2017-Central Tax (Rate), entry 9(iii), as amended by 03/2022
 * and 15/2025): it charges the tax itself, without or with credit of its inputs, by a declaration in Annexure V; else who receives the
 * service owes it (notification 13/2017, entry 1).
 */
export const gtaOptions = ['FORWARD_WITHOUT_CREDIT', 'FORWARD_WITH_CREDIT', 'REVERSE_CHARGE'] as const;
export type GtaOption = (typeof gtaOptions)[number];

export const gtaOptionLabel: Readonly<Record<GtaOption, string>> = {
  FORWARD_WITHOUT_CREDIT: 'We charge it, without input credit',
  FORWARD_WITH_CREDIT: 'We charge it, with input credit',
  REVERSE_CHARGE: 'The recipient owes it (reverse charge)',
};
