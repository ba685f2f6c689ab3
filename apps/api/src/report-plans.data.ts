import {
  ageingReport,
  branchProfitReport,
  expenseReport,
  jobProfitReport,
  marginLeakReport,
  purchaseReport,
  type ReportDefinition,
  salesReport,
  tdsReport,
} from '@freightdesk/reports-contract';

interface Terms {
  /** What is known to be read or sorted of more, by the table or the deed. */
  known?: readonly string[];
}

/** A row of sums for each party and year: the ledgers of all of them are what is shown. */
const parties = { known: ['party_year'] };
/** Of a past day what was settled later, and what was closed before it, is gone through in indexes that have all of it. */
const pastDay = { known: [...parties.known, 'of allocation', 'of sale_invoice', 'of purchase_invoice'] };
/** No bill of these books was paid, so all of them are watched, and counted. */
const unpaid = { known: ['of purchase_invoice'] };

/** A row is kept of each party, and of each day on which something is due: of them all it is told how much and of how many. */
const eachParty = { known: ['party_balance', 'owed_party', 'of owed_day', 'of party'] };
/** All of their vendors stand on one page, with all of their bills. */
const eachVendor = { known: [...eachParty.known, ...unpaid.known] };

/** All jobs of these books are open, and counted in an index; of each day on which something is due there is one sum. */
const firstPage = { known: ['of jobcard', 'of owed_day'] };
/** All of them are due, and proposed by vendor. */
const proposal = { known: [...unpaid.known, 'sorts'] };

const year = 'from=2022-04-01&to=2023-03-31';
const day = 'at=2022-11-15';
const today = 'at=2026-11-20';

const byGrouping = (path: string, { groupings }: ReportDefinition, query: string, terms: Terms = {}) =>
  Object.keys(groupings).map((grouping) => [`/reports/${path}?${query}&groupBy=${grouping}`, terms] as const);

/** For specs: each report by all that its rows may stand for, and the panels that are entered by what is open. */
export const reportQueries: readonly (readonly [path: string, terms: Terms])[] = [
  ...byGrouping('sale', salesReport, year),
  ...byGrouping('purchase', purchaseReport, year),
  ...byGrouping('expense', expenseReport, year),
  ...byGrouping('tds-report', tdsReport, year),
  ...byGrouping('job-profit', jobProfitReport, year),
  ...byGrouping('margin-leaks', marginLeakReport, year),
  ...['sale', 'purchase', 'expense', 'tds-report', 'job-profit'].map(
    (path) => [`/reports/${path}?${year}&groupBy=party&pageSize=5`, {}] as const,
  ),
  [`/reports/ledgers?${year}`, parties],
  ...byGrouping('ageing', ageingReport, `${today}&pageSize=100`, eachParty),
  ...byGrouping('ageing', ageingReport, `${today}&side=PAYABLE&pageSize=100`, eachVendor),
  ...byGrouping('ageing', ageingReport, `${day}&pageSize=100`, pastDay),
  ...byGrouping('ageing', ageingReport, `${day}&side=PAYABLE&pageSize=100`, pastDay),
  [`/reports/gst?${year}`, {}],
  [`/reports/ledger-details?partyId=PARTY&${year}`, {}],
  [`/reports/trial-balance?${day}`, {}],
  [`/reports/balance-sheet?${day}`, {}],
  [`/reports/profit-and-loss?${year}`, {}],
  [`/reports/profit-and-loss?${year}&without=branch`, {}],
  ...byGrouping('branch-profit', branchProfitReport, year),
  [`/reports/account-statement?partyId=PARTY&${year}`, {}],
  ['/reports/reminder?partyId=PARTY&tone=FIRM', {}],
  ['/reports/letter-mail?partyId=PARTY&letter=STATEMENT', {}],
  ['/gst/unpaid-credit/list', unpaid],
  ['/gst/gstr1?period=092022', {}],
  ['/gst/gstr3b?period=092022', {}],
  ['/gst/gstr3b?period=092022&gstin=29AAGCB7383J1Z4', {}],
  ['/gst/gstr2b-match?period=092022', {}],
  [`/bank/reconciliation?bankId=BANK&${day}`, {}],
  [`/bank/reconciliation?bankId=BANK&${today}`, {}],
  ['/bank/proposals?bankId=BANK', {}],
  ['/dashboard/getStats', firstPage],
  ['/notification/list', {}],
  ['/party/figures?id=PARTY', {}],
  ['/party/credit?id=PARTY', {}],
  ['/payment/outstanding?partyId=PARTY', {}],
  ['/payment/outstanding?partyId=PARTY&direction=PAYMENT', {}],
  ['/payment-run/proposal?until=2026-11-30', proposal],
  ['/sale-invoice/interest?partyId=PARTY', {}],
  ['/sale-invoice/unbilled-customers', {}],
  ['/sale-invoice/billable-charges?partyId=PARTY', {}],
  ['/purchase-invoice/tds-so-far?partyId=PARTY&date=2026-11-20', {}],
  ['/job-costs/list', {}],
  ['/lead/figures', {}],
  ['/revaluation/get?month=2026-10', {}],
  ['/year-end/get', {}],
  ...['ON_ITS_WAY', 'STALE', 'RETURNED'].map((state) => [`/bank/cheque-list?state=${state}`, {}] as const),
  ...['OPEN', 'PARKED'].map((state) => [`/bank/statement-lines?state=${state}`, {}] as const),
];
