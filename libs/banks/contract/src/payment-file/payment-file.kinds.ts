/** What a column of the file says of a payment. */
export const fileContents = [
  'WAY',
  'PAYEE_NAME',
  'PAYEE_ACCOUNT',
  'PAYEE_IFSC',
  'AMOUNT',
  'FROM_ACCOUNT',
  'PAY_ON',
  'NARRATION',
  'ROW_NUMBER',
  'FIXED',
] as const;
export type FileContent = (typeof fileContents)[number];

export const fileContentLabel: Readonly<Record<FileContent, string>> = {
  WAY: 'Payment type',
  PAYEE_NAME: 'Name of the payee',
  PAYEE_ACCOUNT: 'Account of the payee',
  PAYEE_IFSC: 'IFSC of the payee',
  AMOUNT: 'Amount',
  FROM_ACCOUNT: 'Our account',
  PAY_ON: 'Day of payment',
  NARRATION: 'Narration',
  ROW_NUMBER: 'Row number',
  FIXED: 'Fixed text, or nothing',
};

/** A name or a narration may be cut to what the bank takes; an account or an amount never. */
export const mayBeCut = (content: string): boolean => content === 'PAYEE_NAME' || content === 'NARRATION';

export const fileFormats = ['CSV', 'XLSX'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const fileDateFormats = [
  'YYYY-MM-DD',
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DD-MMM-YYYY',
  'DDMMYYYY',
  'YYYYMMDD',
] as const;
export type FileDateFormat = (typeof fileDateFormats)[number];

/** Always two decimals, none where there are no paise, or all of it in paise. */
export const fileAmountStyles = ['DECIMALS', 'SHORT', 'PAISE'] as const;
export type FileAmountStyle = (typeof fileAmountStyles)[number];

export const fileAmountStyleLabel: Readonly<Record<FileAmountStyle, string>> = {
  DECIMALS: '125000.00',
  SHORT: '125000',
  PAISE: '12500000',
};
