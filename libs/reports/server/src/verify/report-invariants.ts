import { gstRows } from '@freightdesk/reports-contract';
import type { Invariant } from '@freightdesk/shared-server-kit';
import { onAccountDifferences } from '../ageing/ageing.repository';
import { gstMonths, gstMovements } from '../gst/gst.repository';
import { returnsApart } from '../gst-return/returns-apart';
import { tdsMoved } from '../tds/tds.repository';

const always = { from: '1900-01-01', to: '9999-12-31', oneByOne: true };

/** What is always true of reports: what documents add up to is what the ledger moved. */
export const reportInvariants: readonly Invariant[] = [
  {
    sentence: 'The GST report of each month is what its ledger moved.',
    broken: async (db) =>
      gstRows(await gstMonths(db, always), await gstMovements(db, always))
        .filter(({ differencePaise }) => differencePaise !== 0)
        .map(({ month, side, differencePaise }) => `${side} of ${month}: the ledger differs by ${differencePaise}`),
  },
  {
    sentence: 'GSTR-1 of each month and its HSN summary add up to the GST report.',
    broken: async (db) =>
      (await returnsApart(db)).map(({ month, what, paise }) => `${what} of ${month}: differs by ${paise}`),
  },
  {
    sentence: 'The TDS report is what the TDS ledger moved.',
    broken: async (db) =>
      (await tdsMoved(db, always))
        .filter(({ reportPaise, ledgerPaise }) => reportPaise !== ledgerPaise)
        .map(
          ({ side, reportPaise, ledgerPaise }) => `${side}: documents say ${reportPaise}, the ledger ${ledgerPaise}`,
        ),
  },
  {
    sentence: 'What is owed by age is what the control accounts hold of each party, but for what no document posted.',
    broken: async (db) =>
      [...(await onAccountDifferences(db, 'RECEIVABLE')), ...(await onAccountDifferences(db, 'PAYABLE'))].map(
        ({ party, reportPaise, ledgerPaise }) =>
          `${party}: ${reportPaise} is on account, ${ledgerPaise} was posted against no document`,
      ),
  },
];
