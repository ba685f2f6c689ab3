import type { Db } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { HoldDocument } from '@freightdesk/tracking-server';

export interface DocketSeries {
  /** Each branch counts its own dockets. */
  branchId: string;
  date: string;
}

/** What the column asks of other domains; the app's wiring hands it over. */
export interface DomesticPorts {
  /** Takes the next docket number of a branch, in the transaction that uses it. */
  takeDocketNumber(context: WriteContext, series: DocketSeries): Promise<string>;
  /** The branch of a docket that names none. */
  headOffice(db: Db): Promise<{ id: string }>;
  /** Cubic centimetres to the kilogram that were agreed with a party; null where nothing was. */
  volumetricDivisorOf(db: Db, partyId: string): Promise<string | null>;
  holdDocument: HoldDocument;
}
