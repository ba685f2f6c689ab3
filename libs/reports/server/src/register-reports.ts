import {
  ageingReport,
  balanceSectionLabel,
  branchProfitReport,
  profitSectionLabel,
  readAgeing,
  readBalanceSheet,
  readBranchProfit,
  readProfitAndLoss,
  expenseReport,
  type GstReturn,
  gstSideLabel,
  sectionLabel,
  jobProfitReport,
  marginLeakReport,
  ledgerReport,
  purchaseReport,
  salesReport,
  tdsReport,
  readExpenses,
  readGst,
  readGstr1,
  readGstr3b,
  readJobProfit,
  readMarginLeaks,
  readLedgerDetails,
  readLedgers,
  readPurchases,
  readSales,
  readTds,
  readTrialBalance,
} from '@freightdesk/reports-contract';
import * as schema from '@freightdesk/reports-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { jobModeLabel, placeOfSupplyName, tdsNatureLabel } from '@freightdesk/tax-contract';
import { readAgeing as ageing } from './ageing/read-ageing';
import { readBranchProfit as branchProfit } from './branch-profit/read-branch-profit';
import { readExpenses as expenses } from './expenses/read-expenses';
import { readGst as gst } from './gst/read-gst';
import { readMarginLeaks as marginLeaks } from './margin-leak/read-margin-leaks';
import { readJobProfit as jobProfit } from './job-profit/read-job-profit';
import {
  readLedgerDetails as ledgerDetails,
  readLedgers as ledgers,
  readTrialBalance as trialBalance,
} from './ledgers/read-ledgers';
import { readPurchases as purchases, readSales as sales } from './register/read-registers';
import { registerKindLabel, registerStatusLabel } from './register/register-words.data';
import { portalFile, readGstr1 as gstr1, readGstr3b as gstr3b } from './gst-return/read-gst-return';
import { readBalanceSheet as balanceSheet, readProfitAndLoss as profitAndLoss } from './statements/read-statements';
import { readTds as tds } from './tds/read-tds';

export function registerReports(api: Api): void {
  registerRegisters(api);
  api.read(
    readGst,
    { input: schema.gstQuery, output: schema.gstReport, exported: { side: { labels: gstSideLabel } } },
    gst,
  );
  const gstReturn = {
    input: schema.gstReturnQuery,
    output: schema.gstReturn,
    exported: { section: { label: 'Section', labels: sectionLabel } },
    exportedRows: { row: schema.returnSection, rowsOf: ({ sections }: GstReturn) => sections },
  };
  api.read(readGstr1, { ...gstReturn, bare: portalFile('gstr1') }, gstr1);
  api.read(readGstr3b, { ...gstReturn, bare: portalFile('gstr3b') }, gstr3b);
  api.read(
    readTds,
    {
      input: schema.tdsQuery,
      output: schema.tdsAnswer,
      exported: { ...tdsReport.figures, ...tdsReport.filters, nature: { labels: tdsNatureLabel } },
    },
    tds,
  );
  registerJobReports(api);
  api.read(
    readLedgers,
    { input: schema.ledgersQuery, output: schema.ledgersReport, exported: ledgerReport.figures },
    ledgers,
  );
  api.read(
    readLedgerDetails,
    { input: schema.ledgerDetailsQuery, output: schema.ledgerDetails, exported: {} },
    ledgerDetails,
  );
  api.read(
    readTrialBalance,
    { input: schema.trialBalanceQuery, output: schema.trialBalance, exported: {} },
    trialBalance,
  );
  registerStatements(api);
}

const amounts = { amountPaise: { label: 'Amount' }, beforePaise: { label: 'A year before' } };

function registerStatements(api: Api): void {
  api.read(
    readProfitAndLoss,
    {
      input: schema.profitAndLossQuery,
      output: schema.profitAndLoss,
      exported: { ...amounts, section: { label: 'Section', labels: profitSectionLabel } },
    },
    profitAndLoss,
  );
  api.read(
    readBalanceSheet,
    {
      input: schema.balanceSheetQuery,
      output: schema.balanceSheet,
      exported: { ...amounts, section: { label: 'Section', labels: balanceSectionLabel } },
    },
    balanceSheet,
  );
  api.read(
    readBranchProfit,
    { input: schema.branchProfitQuery, output: schema.branchProfitAnswer, exported: branchProfitReport.figures },
    branchProfit,
  );
  api.read(readAgeing, { input: schema.ageingQuery, output: schema.ageing, exported: ageingReport.figures }, ageing);
}

const ofRegisters = {
  kind: { labels: registerKindLabel },
  status: { labels: registerStatusLabel },
  placeOfSupply: { labels: placeOfSupplyName },
};

/** What was sold, bought and spent, document by document. */
function registerRegisters(api: Api): void {
  api.read(
    readSales,
    {
      input: schema.registerQuery,
      output: schema.registerReport,
      exported: { ...salesReport.figures, ...ofRegisters },
    },
    sales,
  );
  api.read(
    readPurchases,
    {
      input: schema.registerQuery,
      output: schema.registerReport,
      exported: { ...purchaseReport.figures, ...ofRegisters },
    },
    purchases,
  );
  api.read(
    readExpenses,
    { input: schema.expensesQuery, output: schema.expensesReport, exported: expenseReport.figures },
    expenses,
  );
}

/** What jobs earn, and what they lose. */
function registerJobReports(api: Api): void {
  api.read(
    readJobProfit,
    {
      input: schema.jobProfitQuery,
      output: schema.jobProfitAnswer,
      exported: { ...jobProfitReport.figures, mode: { labels: jobModeLabel } },
    },
    jobProfit,
  );
  api.read(
    readMarginLeaks,
    {
      input: schema.marginLeakQuery,
      output: schema.marginLeakAnswer,
      exported: { ...marginLeakReport.figures, ...marginLeakReport.filters },
    },
    marginLeaks,
  );
}
