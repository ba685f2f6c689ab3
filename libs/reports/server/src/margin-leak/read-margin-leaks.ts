import { type MarginLeakQuery, marginLeakReport } from '@freightdesk/reports-contract';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { readReport } from '../report/read-report';
import { marginLeakPage } from './margin-leak.repository';

/** Where the margin of jobs goes, in rupees. */
export const readMarginLeaks = (asked: MarginLeakQuery, context: Pick<ReadContext, 'db' | 'clock'>) =>
  readReport(marginLeakReport, (tx, wanted) => marginLeakPage(tx, { ...wanted, today: context.clock.today() }))(
    asked,
    context,
  );
