import { type DocketHireFigures, hireFigures } from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';
import type { DomesticPorts } from '../../domestic-ports';
import { findDocketOrRefuse } from '../read-docket';

/** What became of a docket's hire in the books: nothing of it is kept here. */
export async function readDocketHire(
  db: Db,
  id: string,
  { hireBills }: Pick<DomesticPorts, 'hireBills'>,
): Promise<DocketHireFigures> {
  const { hire } = await findDocketOrRefuse(db, id);
  return hireFigures(hire, hire ? await hireBills(db, { docketId: id, partyId: hire.partyId }) : []);
}
