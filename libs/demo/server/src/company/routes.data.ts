import type { Incoterm, JobDirection, JobMode } from '@freightdesk/intl-shipment-contract';

export interface Route {
  mode: JobMode;
  direction: JobDirection;
  origin: string;
  destination: string;
  incoterm: Incoterm;
  carrier: string;
  vessel?: string;
  /** By what the goods go on from where they are transhipped, with the days from the first departure. */
  onward?: { conveyance: string; from: string; departsAfter: number };
}

/** What a forwarder in Mumbai moves: boxes out and in, parts of boxes, air parcels, now and then a lorry to Dhaka. */
export const routes: readonly [Route, ...Route[]] = [
  {
    mode: 'SEA_FCL',
    direction: 'EXPORT',
    origin: 'INNSA',
    destination: 'AEJEA',
    incoterm: 'CIF',
    carrier: 'Varuna Container Lines',
    vessel: 'Varuna Pride',
  },
  {
    mode: 'AIR',
    direction: 'EXPORT',
    origin: 'INBOM',
    destination: 'DEFRA',
    incoterm: 'FCA',
    carrier: 'Garuda Air Cargo',
    onward: { conveyance: 'GU 611', from: 'AEDXB', departsAfter: 1 },
  },
  {
    mode: 'SEA_FCL',
    direction: 'IMPORT',
    origin: 'CNSHA',
    destination: 'INNSA',
    incoterm: 'FOB',
    carrier: 'Eastern Star Line',
    vessel: 'Star Harmony',
  },
  {
    mode: 'SEA_LCL',
    direction: 'EXPORT',
    origin: 'INMUN',
    destination: 'SGSIN',
    incoterm: 'CFR',
    carrier: 'Varuna Container Lines',
    vessel: 'Varuna Dawn',
  },
  {
    mode: 'AIR',
    direction: 'IMPORT',
    origin: 'GBLHR',
    destination: 'INBOM',
    incoterm: 'DAP',
    carrier: 'Garuda Air Cargo',
  },
  {
    mode: 'SEA_FCL',
    direction: 'EXPORT',
    origin: 'INMAA',
    destination: 'USNYC',
    incoterm: 'FOB',
    carrier: 'Atlantic Bridge Line',
    vessel: 'Bridge Meridian',
    onward: { conveyance: 'Bridge Atlantic 118W', from: 'LKCMB', departsAfter: 5 },
  },
  {
    mode: 'ROAD',
    direction: 'EXPORT',
    origin: 'INCCU',
    destination: 'BDCGP',
    incoterm: 'CPT',
    carrier: 'Ashwamedh Roadlines',
  },
];

export const commodities: readonly [string, ...string[]] = [
  'Turmeric and chilli powder',
  'Cotton shirts',
  'Machined steel flanges',
  'Paracetamol tablets',
  'Basmati rice',
  'Vitrified tiles',
  'Reactive dyes',
  'Leather wallets',
  'Brake linings',
  'Frozen shrimp',
  'Brass lamps',
];

/** As customs name them, by the first six digits that hold all over the world. */
export const hsCodes: Readonly<Record<string, string | undefined>> = {
  'Turmeric and chilli powder': '091030',
  'Cotton shirts': '620520',
  'Machined steel flanges': '730791',
  'Paracetamol tablets': '300490',
  'Basmati rice': '100630',
  'Vitrified tiles': '690721',
  'Reactive dyes': '320416',
  'Leather wallets': '420231',
  'Brake linings': '681381',
  'Frozen shrimp': '030617',
  'Brass lamps': '940550',
};
