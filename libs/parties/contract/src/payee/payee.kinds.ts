/** The sizes of an enterprise under the MSMED Act, s.7; the law hurries payments to the first two alone. */
export const msmeClasses = ['MICRO', 'SMALL', 'MEDIUM'] as const;
export type MsmeClass = (typeof msmeClasses)[number];

export const msmeClassLabel: Readonly<Record<MsmeClass, string>> = {
  MICRO: 'Micro enterprise',
  SMALL: 'Small enterprise',
  MEDIUM: 'Medium enterprise',
};

/** Accounts alone read and write them, also in the trail of changes. */
export const payeeFields = [
  'payeeName',
  'payeeAccount',
  'payeeIfsc',
  'payeeBank',
  'udyamNumber',
  'msmeClass',
  'msmeAgreedDays',
  'paymentHoldReason',
] as const;
