export const accountKinds = ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** How a clerk names each kind. */
export const accountKindLabel: Readonly<Record<AccountKind, string>> = {
  ASSET: 'Asset',
  LIABILITY: 'Liability',
  EQUITY: 'Equity',
  INCOME: 'Income',
  DIRECT_COST: 'Direct cost',
  INDIRECT_EXPENSE: 'Indirect expense',
};

/** A control account's postings each name the party, or are those of one bank, whose balance they are part of. */
export const controlKinds = ['CUSTOMER', 'VENDOR', 'BANK'] as const;

/** Whose balances it sums up, as a clerk names them. */
export const controlKindLabel: Readonly<Record<(typeof controlKinds)[number], string>> = {
  CUSTOMER: 'Customers',
  VENDOR: 'Vendors',
  BANK: 'Banks',
};
export type ControlKind = (typeof controlKinds)[number];

/** Accounts that rules post to by name. Every company starts with them; their codes never change. */
export const accountCode = {
  cash: '1000',
  debtors: '1200',
  disbursements: '1250',
  vendorAdvances: '1260',
  inputCgst: '1310',
  inputSgst: '1320',
  inputIgst: '1330',
  reverseInputCgst: '1340',
  reverseInputSgst: '1350',
  reverseInputIgst: '1360',
  creditReversed: '1370',
  gstOnAdvances: '1390',
  valuationOfAssets: '1270',
  tdsReceivable: '1400',
  fixedAssets: '1500',
  creditors: '2100',
  customerAdvances: '2150',
  valuationOfLiabilities: '2170',
  outputCgst: '2210',
  outputSgst: '2220',
  outputIgst: '2230',
  reverseOutputCgst: '2240',
  reverseOutputSgst: '2250',
  reverseOutputIgst: '2260',
  gstPayable: '2290',
  tdsContractIndividual: '2310',
  tdsContractOthers: '2311',
  tdsCommission: '2320',
  tdsRentPlant: '2330',
  tdsRentProperty: '2331',
  tdsTechnical: '2340',
  tdsProfessional: '2341',
  tdsGoods: '2350',
  tdsNonResident: '2360',
  suspense: '2900',
  openingBalanceEquity: '3010',
  retainedEarnings: '3020',
  freightIncome: '4000',
  oceanFreightIncome: '4010',
  airFreightIncome: '4020',
  roadFreightIncome: '4030',
  customsClearanceIncome: '4040',
  handlingIncome: '4050',
  warehousingIncome: '4060',
  otherIncome: '4900',
  freightCost: '5000',
  oceanFreightCost: '5010',
  airFreightCost: '5020',
  roadFreightCost: '5030',
  customsClearanceCost: '5040',
  handlingCost: '5050',
  rent: '6010',
  officeExpenses: '6020',
  bankCharges: '6090',
  badDebts: '6200',
  exchangeDifference: '7000',
  unrealisedExchange: '7010',
  roundOff: '7900',
  cashDifference: '7910',
} as const;
