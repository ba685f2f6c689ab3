import type { PaperParty } from '@freightdesk/intl-shipment-contract';
import { isStateCode, mailAddressFor, type Party, stateName } from '@freightdesk/parties-contract';
import type { Db } from '@freightdesk/shared-database';

const homeCountry = 'IN';
const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

type Told = Pick<Party, 'name' | 'country' | 'stateCode' | 'gstin' | 'phone' | 'email' | 'address' | 'contacts'>;

const written = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text));

/** A party as it stands on a paper: where it is and how it is reached. */
function asPrinted({ name, country, stateCode, gstin, phone, email, address, contacts }: Told): PaperParty {
  const isHome = country === homeCountry;
  const state = isHome && isStateCode(stateCode) ? stateName(stateCode) : null;
  const town = written([address?.city, address?.pincode]).join(' ');
  const place = written([town, isHome ? state : countryName(country)]).join(', ');
  const reached = mailAddressFor('SHIPMENTS', { email, contacts });
  const contact = written([phone, email]).join(' · ');
  return {
    name,
    lines: written([address?.line1, address?.line2, place, gstin && `GSTIN ${gstin}`, contact]),
    email: reached,
  };
}

/** Parties as papers name them, by their ids. */
export async function paperParties(db: Db, ids: readonly string[]): Promise<Map<string, PaperParty>> {
  const rows = await db
    .selectFrom('party')
    .select(['id', 'name', 'country', 'stateCode', 'gstin', 'phone', 'email'])
    .select((eb) => [
      eb.ref('address').$castTo<Party['address']>().as('address'),
      eb.ref('contacts').$castTo<Party['contacts']>().as('contacts'),
    ])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...party }) => [id, asPrinted(party)]));
}
