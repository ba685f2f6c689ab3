import type { Carrier, HireBill } from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';
import type { FileAnswer, WriteContext } from '@freightdesk/shared-server-kit';
import type { HoldDocument } from '@freightdesk/tracking-server';

export interface DocketSeries {
  /** Each branch counts its own dockets. */
  branchId: string;
  date: string;
}

/** What is to be booked, and what it is to bring. */
interface Booking {
  partyId: string;
  record: 'docket';
  recordId: string;
  documentPaise: number;
}

/** What the column asks of other domains; the app's wiring hands it over. */
export interface DomesticPorts {
  /** Takes the next docket number of a branch, in the transaction that uses it. */
  takeDocketNumber(context: WriteContext, series: DocketSeries): Promise<string>;
  /** The branch of a docket that names none. */
  headOffice(db: Db): Promise<{ id: string }>;
  /** Cubic centimetres to the kilogram that were agreed with a party; null where nothing was. */
  volumetricDivisorOf(db: Db, partyId: string): Promise<string | null>;
  /** Who carries, and the picture at the head of what is printed. */
  readCompany(this: void, db: Db): Promise<Carrier>;
  readLogo(this: void, db: Db, query: { id?: string }): Promise<FileAnswer | undefined>;
  holdDocument: HoldDocument;
  /** The posted bills of a vendor whose lines name a docket, each as far as it is the docket's. */
  hireBills(this: void, db: Db, of: { docketId: string; partyId: string }): Promise<HireBill[]>;
  /** Refuses a booking that its customer has no credit for. */
  withinCredit(this: void, context: WriteContext, asked: Booking): Promise<void>;
}
