import {
  type AddPartyInput,
  addParty,
  addTaxPaper,
  isPaid,
  type Party,
  updatePayee,
} from '@freightdesk/parties-contract';
import { addDays, type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import { atWork } from './work-time';
import { cities } from '../company/cities.data';
import { carriers, type ForeignAgent, foreignAgents, forms, houses, trades } from '../company/names.data';
import { taxNumbersOf } from '../company/tax-numbers';
import { Made } from './made';
import { historyDays, type World } from './world';

export interface Trader {
  party: Made<Party>;
  isForeign: boolean;
}

const customersAtScaleOne = 18;
/** One customer lies in a special economic zone. */
const sezCustomer = 5;

/** One sends so much by air that its contract has a divisor of its own. */
const customerOfOwnDivisor = 1;

/** Whom the company sells to, and the carriers it buys from. */
export interface Parties {
  traders: Trader[];
  carriers: Made<Party>[];
}

/** Customers in several States, agents abroad and carriers, entered by accounts in the first days. */
export function tellOfParties(world: World): Parties {
  const { scale } = world;
  const customers = Array.from({ length: customersAtScaleOne * scale }, (_, index) => customer(world, index));
  const vendors = carriers.map(({ name, roles }, index) => carrier(world, name, { roles, serial: 8000 + index }));
  const agents = foreignAgents.map(agent);
  const entered = vendors.map((input) => enter(world, input));
  const traders = [
    ...customers.map((input) => ({ party: enter(world, input), isForeign: false })),
    ...agents.map((input) => ({ party: enter(world, input), isForeign: true })),
  ];
  return { traders, carriers: entered };
}

export function enter({ diary, firstDay, random }: World, input: AddPartyInput): Made<Party> {
  const party = new Made<Party>(input.name);
  diary.note('ACCOUNT', atWork(firstDay, random), async (call) => {
    party.record = (await call(addParty, input)).data;
    const paper = paperOf(input, firstDay);
    const payee = payeeOf(input);
    if (payee) await call(updatePayee, { id: party.record.id, version: party.record.version, ...payee });
    if (paper) await call(addTaxPaper, { ...paper, partyId: party.record.id });
  });
  return party;
}

/** Agents abroad earn nothing that India taxes, as treaties say; a transporter with few lorries declares them. */
function paperOf({ country = 'IN', roles, pan }: AddPartyInput, firstDay: BusinessDate) {
  const thisYear = fiscalYearOf(addDays(firstDay, historyDays));
  const year = { from: fiscalYearOf(firstDay).from, until: thisYear.to };
  const treaty = 'Business profits without a permanent establishment, Article 7';
  if (country !== 'IN') return { kind: 'NON_RESIDENT' as const, ...year, percent: '0', treaty };
  const isSmallTransporter = roles.includes('TRANSPORTER') && pan?.charAt(3) === 'P';
  return isSmallTransporter
    ? { kind: 'TRANSPORTER_DECLARATION' as const, ...year, from: thisYear.from, carriages: 4 }
    : null;
}

const banksOfVendors = [
  { payeeIfsc: 'HDFC0000123', payeeBank: 'HDFC Bank, Fort' },
  { payeeIfsc: 'SBIN0000300', payeeBank: 'State Bank of India, Mumbai Main' },
  { payeeIfsc: 'ICIC0000011', payeeBank: 'ICICI Bank, Nariman Point' },
] as const;

/** Where who is bought from in India has its account; the one transporter of few lorries is a small enterprise. */
function payeeOf({ name, country = 'IN', roles, pan }: AddPartyInput) {
  const serial = Number(pan?.replace(/\D/g, '') ?? 0);
  const bank = banksOfVendors[serial % banksOfVendors.length];
  if (country !== 'IN' || !isPaid({ roles }) || !bank) return null;
  const account = { payeeName: name, payeeAccount: `50200${String(10_000_000 + serial * 37)}`, ...bank };
  const isSmall = roles.includes('TRANSPORTER');
  const district = String(serial % 37).padStart(2, '0');
  const enterprise = {
    msmeClass: 'SMALL' as const,
    udyamNumber: `UDYAM-MH-${district}-000${String(serial).padStart(4, '0')}`,
  };
  return { ...account, ...(isSmall && { ...enterprise, msmeAgreedDays: 30 }) };
}

const domainOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`;

function customer({ random }: World, index: number): AddPartyInput {
  const house = houses[index % houses.length] ?? houses[0];
  const trade = trades[(index + Math.floor(index / houses.length)) % trades.length] ?? trades[0];
  const { suffix, holder } = random.pick(forms);
  const name = `${house} ${trade} ${suffix}`;
  const city = cities[index % cities.length] ?? cities[0];
  const { pan, gstin } = taxNumbersOf({ serial: index, name, holder, stateCode: city.stateCode });
  const address = {
    line1: `${random.whole(2, 190)}, ${random.pick(city.streets)}`,
    city: city.name,
    pincode: city.pincode,
  };
  return {
    name,
    roles: ['CUSTOMER', random.pick(['SHIPPER', 'CONSIGNEE'])],
    gstin,
    pan,
    email: `accounts@${domainOf(name)}`,
    phone: `+9198${random.whole(10_000_000, 99_999_999)}`,
    address,
    creditDays: random.pick([0, 15, 30, 30, 45]),
    ...(index === customerOfOwnDivisor && { volumetricDivisor: '5000' }),
    ...(index === sezCustomer && {
      registrations: [{ gstin, stateCode: city.stateCode, type: 'SEZ' as const, address }],
    }),
  };
}

function carrier(
  { random }: World,
  name: string,
  { roles, serial }: { roles: readonly ['VENDOR', 'CARRIER' | 'TRANSPORTER']; serial: number },
): AddPartyInput {
  const [{ stateCode, streets, name: city, pincode }] = cities;
  const { pan, gstin } = taxNumbersOf({ serial, name, holder: 'C', stateCode });
  const address = { line1: `${random.whole(2, 190)}, ${streets[0]}`, city, pincode };
  return { name, roles: [...roles], gstin, pan, address, tdsNature: 'CONTRACT', creditDays: 30 };
}

const agent = ({ name, country, city, address, pincode, phone }: ForeignAgent): AddPartyInput => ({
  name,
  roles: ['CUSTOMER', 'OVERSEAS_AGENT'],
  country,
  email: `operations@${domainOf(name)}`,
  phone,
  address: { line1: address, city, pincode },
  creditDays: 30,
});
