import { cities, foreignAgents, forms, houses, taxNumbersOf, trades } from '@freightdesk/demo-server';
import type { TheirSide } from '@freightdesk/invoices-server';
import { normalisePartyName, type PartyRole, outsideIndia } from '@freightdesk/parties-contract';
import { newId } from '@freightdesk/shared-database';
import type { Books } from './books';

export interface Parties {
  customers: TheirSide[];
  /** Agents abroad, who are billed in dollars. */
  agents: TheirSide[];
  vendors: TheirSide[];
}

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

interface Kept {
  roles: PartyRole[];
  email?: string;
  phone?: string;
}

function enter(books: Books, side: TheirSide, { roles, ...contact }: Kept): TheirSide {
  const { id, name, country, gstin, stateCode, pan, tdsNature, creditDays, address } = side;
  const isForeign = country !== 'IN';
  const moment = books.at(books.calendar.firstDay);
  const facts = { id, name, country, gstin, pan, tdsNature, creditDays, ...contact };
  const asJson = { address: JSON.stringify(address) };
  books.sheets.add('party', {
    ...{ ...facts, ...asJson, roles, nameKey: normalisePartyName(name) },
    stateCode: isForeign ? null : stateCode,
    ...books.stamps(moment),
  });
  if (!isForeign && stateCode !== null) {
    const registration = { id: newId(), partyId: id, position: 0, gstin, stateCode, type: 'REGULAR', ...asJson };
    books.sheets.add('partyRegistration', registration);
  }
  books.audit({ record: 'party', recordId: id, action: 'add', after: { ...facts, roles, version: 1 } }, moment);
  return side;
}

/** The story of the company enters parties of the first serials by its people. */
const firstSerial = 100;

/** `Konkan Spices 17 Exports Pvt Ltd`: as many names as there are parties, with words that many share. */
function firm(books: Books, serial: number): TheirSide {
  const round = Math.floor(serial / (houses.length * trades.length));
  const { suffix, holder } = at(forms, serial);
  const trade = at(trades, Math.floor(serial / houses.length));
  const name = [at(houses, serial), trade, ...(round > 0 ? [round + 1] : []), suffix].join(' ');
  const { stateCode, name: city, pincode, streets } = at(cities, serial * 7);
  const address = { line1: `${books.random.whole(2, 190)}, ${at(streets, serial)}`, city, pincode };
  const { pan, gstin } = taxNumbersOf({ serial, name, holder, stateCode });
  const creditDays = books.random.pick([0, 15, 30, 30, 45, 60]);
  const side = { country: 'IN', gstin, stateCode, isSez: false, address };
  return { ...side, id: newId(), name, pan, tdsNature: null, creditDays, isCreditAsked: false };
}

function agent(serial: number): TheirSide {
  const { name, country, city, address: line1, pincode } = at(foreignAgents, serial);
  const round = Math.floor(serial / foreignAgents.length);
  const address = { line1, city, pincode };
  const side = { country, gstin: null, isSez: false, address, pan: null, tdsNature: null };
  return {
    ...side,
    stateCode: outsideIndia,
    id: newId(),
    name: round > 0 ? `${name} ${round + 1}` : name,
    creditDays: 30,
    isCreditAsked: false,
  };
}

const some = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** One customer for forty invoices, a tenth as many vendors, a few agents. */
export function enterParties(books: Books, scale: number): Parties {
  const customers = Math.max(40, Math.round(scale / 40));
  const vendors = Math.max(10, Math.round(customers / 10));
  const phone = () => `+9198${books.random.whole(10_000_000, 99_999_999)}`;
  const contact = (name: string) => ({
    email: `accounts@${name.toLowerCase().replace(/[^a-z0-9]+/g, '')}.example`,
    phone: phone(),
  });
  const asVendor = (side: TheirSide): TheirSide => ({ ...side, tdsNature: 'CONTRACT' });
  return {
    customers: some(customers, (serial) => {
      const side = firm(books, firstSerial + serial);
      return enter(books, side, { roles: ['CUSTOMER', at(['SHIPPER', 'CONSIGNEE'], serial)], ...contact(side.name) });
    }),
    agents: some(Math.max(5, Math.round(customers / 50)), (serial) =>
      enter(books, agent(foreignAgents.length + serial), { roles: ['CUSTOMER', 'OVERSEAS_AGENT'] }),
    ),
    vendors: some(vendors, (serial) =>
      enter(books, asVendor(firm(books, firstSerial + customers + serial)), {
        roles: ['VENDOR', at(['CARRIER', 'TRANSPORTER'], serial)],
      }),
    ),
  };
}

/** A few parties have most of the business: of 5,000 the first has every seventeenth document. */
export function oneOf(books: Books, parties: readonly TheirSide[]): TheirSide {
  const lot = books.random.whole(0, 999_999) / 1_000_000;
  return at(parties, Math.floor(parties.length * lot ** 3));
}
