import {
  bearsOurLogo,
  consigneeOnBill,
  type Jobcard,
  jobcardProblems,
  type JobcardRow,
  type JobPaper,
  type JobPaperFacts,
  type JobPaperQuery,
  jobPaperSheet,
  type MasterCarriage,
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
import { containersOf } from '../jobcard/cargo.repository';
import { findJobcardHeader } from '../jobcard/jobcard.repository';
import { legsOf } from '../jobcard/leg.repository';
import { findJobcardOrRefuse } from '../jobcard/read-jobcard';
import { findShipmentOrRefuse } from '../shipment/read-shipment';
import { paperParties } from './paper-party.repository';

const asPaperHouse = (house: HouseJob): PaperHouse => ({
  number: house.number,
  bill: paperNumber(house.mode === 'AIR' ? 'hawb' : 'hbl', house),
  shipper: house.shipper?.name ?? house.customer.name,
  consignee: consigneeOnBill(house, house.consignee?.name ?? null),
  goods: house.commodity,
  packages: house.packages.reduce((sum, { quantity }) => sum + quantity, 0),
  grossKg: house.grossKg,
  cbm: measuresOf(house).cbm,
});

/** How a house is carried, of its master. */
async function carriageOf(db: Db, header: JobcardRow): Promise<MasterCarriage> {
  const legs = await legsOf(db, header.id);
  const { id, mblNumber, mblDate, mblType, mawbNumber, carrier, flightNumber, vessel, voyage, etd, eta } = header;
  const containers = (await containersOf(db, [id])).get(id) ?? [];
  const bills = { mblNumber, mblDate, mblType, mawbNumber };
  return { ...bills, carrier, flightNumber, vessel, voyage, etd, eta, legs, containers };
}

/** What its papers say of a job and the job does not: its parties in full, and what its shipment was told. */
export async function paperFactsOf(db: Db, job: Jobcard): Promise<JobPaperFacts> {
  const { customerId, shipperId, consigneeId, notifyPartyId, shipments, customer } = job;
  const master = job.master && (await findJobcardHeader(db, job.master.id));
  // The agent of the whole box has each part of it.
  const overseasAgentId = job.overseasAgentId ?? master?.overseasAgentId ?? null;
  const asked = [customerId, shipperId, consigneeId, notifyPartyId, overseasAgentId];
  const found = await paperParties(
    db,
    asked.filter((id) => id !== null),
  );
  const party = (id: string | null) => (id === null ? null : (found.get(id) ?? null));
  const shipment = shipments[0] && (await findShipmentOrRefuse(db, shipments[0].id));
  return {
    customer: party(customerId) ?? { name: customer.name, lines: [], email: null },
    shipper: party(shipperId),
    consignee: party(consigneeId),
    notifyParty: party(notifyPartyId),
    overseasAgent: party(overseasAgentId),
    told: shipment?.known ?? {},
    master: master ? await carriageOf(db, master) : null,
    houses: (await houseJobs(db, job.id)).map(asPaperHouse),
  };
}

export async function readJobPaperFacts({ id }: { id: string }, { db }: Pick<ReadContext, 'db'>) {
  return paperFactsOf(db, await findJobcardOrRefuse(db, id));
}

type Ports = Pick<IntlShipmentPorts, 'readCompany' | 'readLogo'>;
type At = Pick<ReadContext, 'db' | 'clock'>;

/** A paper of a job as a file; which there are is decided by its mode and direction. */
export async function jobPaperPdf(
  { id, kind, copy }: JobPaperQuery,
  { db, clock }: At,
  { readCompany, readLogo }: Ports,
): Promise<FileAnswer> {
  const job = await findJobcardOrRefuse(db, id);
  if (!papersOf(job).includes(kind)) refuse(jobcardProblems.no_such_paper);
  const facts = await paperFactsOf(db, job);
  const sheet = jobPaperSheet(kind, { job, facts, issuer: await readCompany(db), date: clock.today(), copy });
  const logo = bearsOurLogo(kind) ? await readLogo(db, {}) : undefined;
  return pdfFile([sheet], { logo, at: clock.now() });
}

type Mailed = (at: At, id: string) => Promise<FileAnswer>;

/** The papers of a job that go out by e-mail. A house bill goes as a draft: whoever signs an original hands it over himself. */
export function mailedJobPapers(ports: Ports): Readonly<Record<JobPaper, Mailed>> {
  const mailed =
    (kind: JobPaper): Mailed =>
    (at, id) =>
      jobPaperPdf({ id, kind }, at, ports);
  return {
    'job-sheet': mailed('job-sheet'),
    hbl: mailed('hbl'),
    hawb: mailed('hawb'),
    'pre-alert': mailed('pre-alert'),
    'cargo-manifest': mailed('cargo-manifest'),
    'shipper-invoice': mailed('shipper-invoice'),
    'arrival-notice': mailed('arrival-notice'),
    'delivery-order': mailed('delivery-order'),
  };
}
