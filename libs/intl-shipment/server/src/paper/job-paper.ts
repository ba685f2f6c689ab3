import {
  type Jobcard,
  jobcardProblems,
  type JobPaperFacts,
  type JobPaperQuery,
  jobPaperSheet,
  measuresOf,
  paperNumber,
  type PaperHouse,
  papersOf,
} from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { type FileAnswer, type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { pdfFile } from '@freightdesk/shared-sheet-pdf';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { type HouseJob, houseJobs } from '../consol/house-jobs';
import { findJobcardOrRefuse } from '../jobcard/read-jobcard';
import { findShipmentOrRefuse } from '../shipment/read-shipment';
import { paperParties } from './paper-party.repository';

const asPaperHouse = (house: HouseJob): PaperHouse => ({
  number: house.number,
  bill: paperNumber(house.mode === 'AIR' ? 'hawb' : 'hbl', house),
  shipper: house.shipper?.name ?? house.customer.name,
  consignee: house.consignee?.name ?? null,
  goods: house.commodity,
  packages: house.packages.reduce((sum, { quantity }) => sum + quantity, 0),
  grossKg: house.grossKg,
  cbm: measuresOf(house).cbm,
});

/** What its papers say of a job and the job does not: its parties in full, and what its shipment was told. */
export async function paperFactsOf(db: Db, job: Jobcard): Promise<JobPaperFacts> {
  const { customerId, shipperId, consigneeId, notifyPartyId, overseasAgentId, shipments, customer } = job;
  const asked = [customerId, shipperId, consigneeId, notifyPartyId, overseasAgentId];
  const found = await paperParties(
    db,
    asked.filter((id) => id !== null),
  );
  const party = (id: string | null) => (id === null ? null : (found.get(id) ?? null));
  const shipment = shipments[0] && (await findShipmentOrRefuse(db, shipments[0].id));
  return {
    customer: party(customerId) ?? { name: customer.name, lines: [] },
    shipper: party(shipperId),
    consignee: party(consigneeId),
    notifyParty: party(notifyPartyId),
    overseasAgent: party(overseasAgentId),
    told: shipment?.known ?? {},
    houses: (await houseJobs(db, job.id)).map(asPaperHouse),
  };
}

export async function readJobPaperFacts({ id }: { id: string }, { db }: Pick<ReadContext, 'db'>) {
  return paperFactsOf(db, await findJobcardOrRefuse(db, id));
}

/** A paper of a job as a file; which there are is decided by its mode and direction. */
export async function jobPaperPdf(
  { id, kind, copy }: JobPaperQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  { readCompany, readLogo }: Pick<IntlShipmentPorts, 'readCompany' | 'readLogo'>,
): Promise<FileAnswer> {
  const job = await findJobcardOrRefuse(db, id);
  if (!papersOf(job).includes(kind)) refuse(jobcardProblems.no_such_paper);
  const facts = await paperFactsOf(db, job);
  const sheet = jobPaperSheet(kind, { job, facts, issuer: await readCompany(db), date: clock.today(), copy });
  return pdfFile([sheet], { logo: await readLogo(db, {}), at: clock.now() });
}
