/** A currency of ISO 4217: how it is named in words and how many decimals its smallest unit has. */
interface CurrencyFacts {
  readonly name: string;
  /** In words on documents: `US Dollars One Hundred Only`. */
  readonly plural: string;
  readonly minorDigits: 0 | 2 | 3;
  /** Name of the smallest unit; null where the currency has none in use. */
  readonly minorPlural: string | null;
}

/** The currencies a forwarder in India bills and pays in. Minor digits: ISO 4217, list one. */
export const currencies = {
  INR: { name: 'Indian Rupee', plural: 'Rupees', minorDigits: 2, minorPlural: 'Paise' },
  USD: { name: 'US Dollar', plural: 'US Dollars', minorDigits: 2, minorPlural: 'Cents' },
  EUR: { name: 'Euro', plural: 'Euros', minorDigits: 2, minorPlural: 'Cents' },
  GBP: { name: 'Pound Sterling', plural: 'Pounds Sterling', minorDigits: 2, minorPlural: 'Pence' },
  AED: { name: 'UAE Dirham', plural: 'UAE Dirhams', minorDigits: 2, minorPlural: 'Fils' },
  AUD: { name: 'Australian Dollar', plural: 'Australian Dollars', minorDigits: 2, minorPlural: 'Cents' },
  BDT: { name: 'Bangladesh Taka', plural: 'Bangladesh Taka', minorDigits: 2, minorPlural: 'Paisa' },
  BHD: { name: 'Bahraini Dinar', plural: 'Bahraini Dinars', minorDigits: 3, minorPlural: 'Fils' },
  CAD: { name: 'Canadian Dollar', plural: 'Canadian Dollars', minorDigits: 2, minorPlural: 'Cents' },
  CHF: { name: 'Swiss Franc', plural: 'Swiss Francs', minorDigits: 2, minorPlural: 'Centimes' },
  CNY: { name: 'Chinese Yuan', plural: 'Chinese Yuan', minorDigits: 2, minorPlural: 'Fen' },
  HKD: { name: 'Hong Kong Dollar', plural: 'Hong Kong Dollars', minorDigits: 2, minorPlural: 'Cents' },
  JPY: { name: 'Japanese Yen', plural: 'Japanese Yen', minorDigits: 0, minorPlural: null },
  KRW: { name: 'South Korean Won', plural: 'South Korean Won', minorDigits: 0, minorPlural: null },
  KWD: { name: 'Kuwaiti Dinar', plural: 'Kuwaiti Dinars', minorDigits: 3, minorPlural: 'Fils' },
  LKR: { name: 'Sri Lankan Rupee', plural: 'Sri Lankan Rupees', minorDigits: 2, minorPlural: 'Cents' },
  NPR: { name: 'Nepalese Rupee', plural: 'Nepalese Rupees', minorDigits: 2, minorPlural: 'Paisa' },
  OMR: { name: 'Omani Rial', plural: 'Omani Rials', minorDigits: 3, minorPlural: 'Baisa' },
  QAR: { name: 'Qatari Riyal', plural: 'Qatari Riyals', minorDigits: 2, minorPlural: 'Dirhams' },
  SAR: { name: 'Saudi Riyal', plural: 'Saudi Riyals', minorDigits: 2, minorPlural: 'Halalas' },
  SGD: { name: 'Singapore Dollar', plural: 'Singapore Dollars', minorDigits: 2, minorPlural: 'Cents' },
  THB: { name: 'Thai Baht', plural: 'Thai Baht', minorDigits: 2, minorPlural: 'Satang' },
  ZAR: { name: 'South African Rand', plural: 'South African Rand', minorDigits: 2, minorPlural: 'Cents' },
} as const satisfies Record<string, CurrencyFacts>;
