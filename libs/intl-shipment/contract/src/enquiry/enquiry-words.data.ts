import type { ContainerType } from '../identifier/container.rules';
import type { Incoterm } from '../jobcard/jobcard.kinds';
import type { LeadService } from '../lead/lead.kinds';

/** What people call places beside their names: airports by three letters, which count in capitals alone, and ports as they are spoken. */
export const airportCodes: Readonly<Partial<Record<string, string>>> = {
  ...{ BOM: 'INBOM', DEL: 'INDEL', MAA: 'INMAA', BLR: 'INBLR', HYD: 'INHYD', CCU: 'INCCU', COK: 'INCOK', AMD: 'INAMD' },
  ...{ PNQ: 'INPNQ', DXB: 'AEDXB', AUH: 'AEAUH', SHJ: 'AESHJ', DOH: 'QADOH', RUH: 'SARUH', JED: 'SAJED', KWI: 'KWKWI' },
  ...{ JFK: 'USNYC', NYC: 'USNYC', LAX: 'USLAX', ORD: 'USCHI', ATL: 'USATL', LHR: 'GBLHR', FRA: 'DEFRA', AMS: 'NLAMS' },
  ...{ CDG: 'FRPAR', SIN: 'SGSIN', HKG: 'HKHKG', PVG: 'CNSHA', CAN: 'CNCAN', SZX: 'CNSZX', BKK: 'THBKK', ICN: 'KRSEL' },
  ...{
    NRT: 'JPTYO',
    SYD: 'AUSYD',
    MEL: 'AUMEL',
    YYZ: 'CATOR',
    NBO: 'KENBO',
    JNB: 'ZAJNB',
    CMB: 'LKCMB',
    DAC: 'BDDAC',
    TKD: 'INTKD',
  },
};

export const spokenPlaces: Readonly<Partial<Record<string, string>>> = {
  ...{ 'nhava seva': 'INNSA', nhavasheva: 'INNSA', jnpt: 'INNSA', nsa: 'INNSA', 'jawaharlal nehru port': 'INNSA' },
  ...{ jebelali: 'AEJEA', 'jabel ali': 'AEJEA', frankfurt: 'DEFRA', heathrow: 'GBLHR', pipavav: 'INPAV' },
  ...{
    'new jersey': 'USNYC',
    vizag: 'INVTZ',
    'ho chi minh': 'VNSGN',
    hcmc: 'VNSGN',
    dar: 'TZDAR',
    petersburg: 'RULED',
  },
  ...{ 'hong kong': 'HKHKG', hongkong: 'HKHKG', newyork: 'USNYC' },
};

/** Names of places that are words too: they are read where a word before them says that a place follows. */
export const wordsThatArePlaces: ReadonlySet<string> = new Set(['mobile', 'male', 'cork', 'hull', 'reading', 'dar']);

export const incotermWords: Readonly<Partial<Record<string, Incoterm>>> = {
  ...{ exw: 'EXW', fca: 'FCA', cpt: 'CPT', cip: 'CIP', dap: 'DAP', dpu: 'DPU', ddp: 'DDP', fas: 'FAS', fob: 'FOB' },
  ...{ cfr: 'CFR', cif: 'CIF', cnf: 'CFR', ddu: 'DAP', exworks: 'EXW' },
};

/** The seller's terms name where the goods start, the others where they end. */
export const termsOfOrigin: ReadonlySet<Incoterm> = new Set(['EXW', 'FCA', 'FAS', 'FOB']);

export const serviceWords: Readonly<Partial<Record<string, LeadService>>> = {
  ...{ air: 'AIR', airfreight: 'AIR', aircargo: 'AIR', airport: 'AIR', flight: 'AIR', fcl: 'SEA_FCL', lcl: 'SEA_LCL' },
  ...{
    groupage: 'SEA_LCL',
    consol: 'SEA_LCL',
    truck: 'ROAD',
    trucking: 'ROAD',
    road: 'ROAD',
    lorry: 'ROAD',
    ftl: 'ROAD',
  },
  ...{ ltl: 'ROAD', breakbulk: 'PROJECT', odc: 'PROJECT', warehousing: 'WAREHOUSE', storage: 'WAREHOUSE' },
  ...{ clearance: 'CUSTOMS' },
};

/** What carries goods only where nothing else is said of the way. */
export const weakServices: ReadonlySet<LeadService> = new Set(['CUSTOMS', 'WAREHOUSE', 'ROAD']);

export const packageWords: ReadonlySet<string> = new Set([
  ...['pkg', 'pkgs', 'package', 'packages', 'carton', 'cartons', 'ctn', 'ctns', 'box', 'boxes', 'pallet', 'pallets'],
  ...['plt', 'plts', 'skid', 'skids', 'crate', 'crates', 'drum', 'drums', 'bag', 'bags', 'roll', 'rolls', 'bundle'],
  ...['bundles', 'bale', 'bales', 'case', 'cases', 'coil', 'coils', 'jumbo', 'cases', 'cases', 'parcel', 'parcels'],
]);
/** They count what is in a package more often than packages. */
export const pieceWords: ReadonlySet<string> = new Set(['pcs', 'pieces', 'pc', 'piece', 'nos']);

export const kilogramsPer: Readonly<Partial<Record<string, number>>> = {
  ...{ kg: 1, kgs: 1, kilo: 1, kilos: 1, kilogram: 1, kilograms: 1 },
  ...{ mt: 1000, mts: 1000, ton: 1000, tons: 1000, tonne: 1000, tonnes: 1000 },
};

export const centimetresPer: Readonly<Partial<Record<string, number>>> = {
  ...{ cm: 1, cms: 1, mm: 0.1, inch: 2.54, inches: 2.54, in: 2.54, m: 100, mtr: 100, mtrs: 100, meter: 100 },
};

/** By what a container is called after its length. */
export const containerWords: Readonly<Partial<Record<string, 'GP' | 'HC' | 'RF' | 'OT' | 'FR' | 'TK'>>> = {
  ...{ gp: 'GP', dv: 'GP', dc: 'GP', dry: 'GP', std: 'GP', standard: 'GP', general: 'GP', st: 'GP' },
  ...{ hc: 'HC', hq: 'HC', high: 'HC', rf: 'RF', reefer: 'RF', rh: 'RF', refrigerated: 'RF', ot: 'OT', open: 'OT' },
  ...{ fr: 'FR', flat: 'FR', tank: 'TK', iso: 'TK' },
};

/** What a length with a word is, by its code. */
export const containerCodes: Readonly<Partial<Record<string, ContainerType>>> = {
  ...{ '20GP': '22G1', '20RF': '22R1', '20OT': '22U1', '20FR': '22P1', '20TK': '22T1' },
  ...{ '40GP': '42G1', '40HC': '45G1', '40RF': '45R1', '40OT': '42U1', '40FR': '42P1', '45HC': 'L5G1', '45GP': 'L5G1' },
};

export const countWords: Readonly<Partial<Record<string, number>>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    single: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
};

export const monthWords: readonly string[] = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
];
export const weekdayWords: readonly string[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
