/** What changes the tax that is deducted from a vendor, as he or the department declares it. */
export const taxPaperKinds = ['TRANSPORTER_DECLARATION', 'LOWER_DEDUCTION', 'NON_RESIDENT'] as const;
export type TaxPaperKind = (typeof taxPaperKinds)[number];

export const taxPaperKindLabel: Readonly<Record<TaxPaperKind, string>> = {
  TRANSPORTER_DECLARATION: 'Declaration of a transporter, section 194C(6) or 393(4)',
  LOWER_DEDUCTION: 'Certificate of lower deduction, section 197 or 395(1)',
  NON_RESIDENT: 'Terms of a non-resident, section 195 or 393(2)',
};

/** Owners of more goods carriages than this bear the tax as everyone else (Income-tax Act s.194C(6)). */
export const mostCarriages = 10;
