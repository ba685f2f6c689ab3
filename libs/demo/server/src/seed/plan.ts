import { tellOfActivity } from './activity';
import { tellOfBanks, tellOfTransfers } from './banks';
import { tellOfBills } from './bills';
import { tellOfCompany } from './company';
import { tellOfCreditNotes } from './credit-notes';
import { tellOfDockets, tellOfDocketsUnderway } from './dockets';
import { tellOfExpenses } from './expenses';
import { tellOfInvoices } from './invoices';
import { tellOfDirectJobs, tellOfJobsUnderway } from './jobs';
import { tellOfJournals } from './journals';
import { tellOfLeads } from './leads';
import { tellOfParties } from './parties';
import { tellOfPayments } from './payments';
import { tellOfRateSheets } from './rate-sheets';
import { tellOfRates } from './rates';
import { tellOfReceipts } from './receipts';
import { tellOfSettlements } from './settlements';
import { tellOfRevaluation } from './revaluation';
import { tellOfStatements } from './statements';
import { tellOfWorkCharges } from './work-charges';
import { tellOfYearEnd } from './year-end';
import type { World } from './world';

/** Tells all that the people of the company did, each column by its own story. */
export function tellHistory(world: World): void {
  tellOfCompany(world);
  tellOfRates(world);
  const { traders, carriers } = tellOfParties(world);
  tellOfRateSheets(world);
  const banks = tellOfBanks(world);
  tellOfTransfers(world, banks);
  const jobs = [...tellOfLeads(world), ...tellOfDirectJobs(world, traders)];
  const byTime = jobs.sort((one, other) => one.from.getTime() - other.from.getTime());
  const invoices = tellOfInvoices(world, byTime);
  tellOfReceipts(world, invoices, banks);
  const agents = traders.filter(({ isForeign }) => isForeign);
  tellOfPayments(world, tellOfBills(world, { carriers, agents, jobs: byTime }), banks);
  tellOfExpenses(world, banks);
  tellOfStatements(world, banks);
  tellOfDockets(world, traders);
  const work = { jobs: tellOfJobsUnderway(world, traders), dockets: tellOfDocketsUnderway(world, traders) };
  tellOfWorkCharges(world, { ...work, carrier: carriers[0] });
  tellOfActivity(world);
  tellOfCreditNotes(world, invoices);
  tellOfJournals(world);
  tellOfSettlements(world, traders);
  tellOfYearEnd(world);
  tellOfRevaluation(world);
}
