import { tdsReport } from '@freightdesk/reports-contract';
import { readReport } from '../report/read-report';
import { tdsMoved, tdsPage } from './tds.repository';

/** Tax deducted at source, document by document or added up, and whether the ledger says the same. */
export const readTds = readReport(tdsReport, async (tx, wanted) => {
  const found = await tdsPage(tx, wanted);
  const moved = await tdsMoved(tx, wanted);
  return { ...found, ties: moved.map((tie) => ({ ...tie, differencePaise: tie.reportPaise - tie.ledgerPaise })) };
});
