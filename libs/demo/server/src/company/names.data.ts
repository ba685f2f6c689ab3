type Names = readonly [string, ...string[]];

/** Firms are named by a place or a house, a trade and a form: `Konkan Spices Exports Pvt Ltd`. */
export const houses: Names = [
  'Konkan',
  'Malabar',
  'Deccan',
  'Coromandel',
  'Vindhya',
  'Girnar',
  'Sahyadri',
  'Narmada',
  'Kaveri',
  'Aravalli',
  'Shivalik',
  'Godavari',
  'Palani',
  'Saraswati',
  'Rajputana',
  'Utkal',
  'Nilgiri',
  'Satpura',
  'Chinar',
  'Pamba',
];

export const trades: Names = [
  'Spices',
  'Textiles',
  'Engineering',
  'Pharma',
  'Agro Foods',
  'Ceramics',
  'Chemicals',
  'Leathers',
  'Auto Components',
  'Marine Products',
  'Handicrafts',
];

/** `C` and `F` are what the fourth letter of a PAN says: a company, a firm or LLP. */
export const forms: readonly [LegalForm, ...LegalForm[]] = [
  { suffix: 'Exports Pvt Ltd', holder: 'C' },
  { suffix: 'Industries Ltd', holder: 'C' },
  { suffix: 'Traders LLP', holder: 'F' },
  { suffix: 'International', holder: 'F' },
  { suffix: 'Pvt Ltd', holder: 'C' },
];
interface LegalForm {
  suffix: string;
  holder: 'C' | 'F';
}

export const contacts: Names = [
  'Rohan Shetty',
  'Meera Nair',
  'Farhan Qureshi',
  'Lakshmi Iyer',
  'Harpreet Gill',
  'Sunita Agarwal',
  'Joseph Kurian',
  'Ritu Chopra',
  'Bhavesh Patel',
  'Sandeep Rao',
  'Kavita Joshi',
  'Imran Shaikh',
];

export interface ForeignAgent {
  name: string;
  country: string;
  city: string;
  address: string;
  pincode: string;
  phone: string;
}

export const foreignAgents: readonly [ForeignAgent, ...ForeignAgent[]] = [
  {
    name: 'Al Bahar Cargo Services LLC',
    country: 'AE',
    city: 'Dubai',
    address: 'Oud Metha Road 14',
    pincode: '00000',
    phone: '+97144123456',
  },
  {
    name: 'Hansekontor Spedition GmbH',
    country: 'DE',
    city: 'Hamburg',
    address: 'Am Sandtorkai 41',
    pincode: '20457',
    phone: '+494012345678',
  },
  {
    name: 'Straits Bridge Logistics Pte Ltd',
    country: 'SG',
    city: 'Singapore',
    address: '10 Anson Road',
    pincode: '079903',
    phone: '+6562123456',
  },
  {
    name: 'Harbor Point Forwarding Inc',
    country: 'US',
    city: 'Long Beach',
    address: '300 Oceangate',
    pincode: '90802',
    phone: '+15625550142',
  },
  {
    name: 'Thamesgate Freight Ltd',
    country: 'GB',
    city: 'Felixstowe',
    address: '2 Dock Road',
    pincode: 'IP11 3SY',
    phone: '+441394555012',
  },
];

export interface Carrier {
  name: string;
  roles: readonly ['VENDOR', 'CARRIER' | 'TRANSPORTER'];
}

/** Whom the company buys from; invented, like everyone here. */
export const carriers: readonly Carrier[] = [
  { name: 'Varuna Container Lines India Pvt Ltd', roles: ['VENDOR', 'CARRIER'] },
  { name: 'Garuda Air Cargo Pvt Ltd', roles: ['VENDOR', 'CARRIER'] },
  { name: 'Ashwamedh Roadlines Pvt Ltd', roles: ['VENDOR', 'TRANSPORTER'] },
];
