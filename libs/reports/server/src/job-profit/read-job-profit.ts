import { jobProfitReport } from '@freightdesk/reports-contract';
import { readReport } from '../report/read-report';
import { jobProfitPage } from './job-profit.repository';

/** What jobs earn, from their charges and from the ledger's own postings. */
export const readJobProfit = readReport(jobProfitReport, jobProfitPage);
