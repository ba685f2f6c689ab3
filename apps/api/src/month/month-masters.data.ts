/** Whom a small forwarder deals with in a month. */
export const monthParties = [
  { name: 'Deccan Textiles', roles: ['CUSTOMER'], gstin: '29AADCD1201K1ZY' },
  { name: 'Malnad Coffee', roles: ['CUSTOMER'], gstin: '29AABCM2202L1ZM' },
  { name: 'Hubli Auto Parts', roles: ['CUSTOMER'], gstin: '29AAFFH3203M1ZC' },
  { name: 'Nashik Vines', roles: ['CUSTOMER'], gstin: '27AACCN4204N1ZE' },
  { name: 'Delhi Leather', roles: ['CUSTOMER'], gstin: '07AADCD5205P1ZI' },
  { name: 'Chennai Granites', roles: ['CUSTOMER'], gstin: '33AAECC6206Q1ZI' },
  { name: 'Surat Diamonds', roles: ['CUSTOMER'], gstin: '24AAGCS7207R1ZU' },
  {
    name: 'Whitefield SEZ Units',
    roles: ['CUSTOMER'],
    registrations: [{ gstin: '29AAHCW8208S1ZA', stateCode: '29', type: 'SEZ' }],
  },
  { name: 'Mysore Silk House', roles: ['CUSTOMER'], stateCode: '29' },
  { name: 'Goa Marine Stores', roles: ['CUSTOMER'], stateCode: '30' },
  { name: 'Hamburg Importers GmbH', roles: ['CUSTOMER'], country: 'DE' },
  { name: 'Gulf Traders LLC', roles: ['CUSTOMER'], country: 'AE' },
  { name: 'Kaveri Warehousing', roles: ['CUSTOMER', 'VENDOR'], gstin: '29AAICK9209T1ZG' },
  { name: 'Arabian Sea Lines', roles: ['VENDOR'], gstin: '27AAACA1310A1ZR' },
  { name: 'Bengaluru Air Cargo', roles: ['VENDOR'], gstin: '29AABCB2311B1ZG' },
  { name: 'Nandi Customs Brokers', roles: ['VENDOR'], gstin: '29AAFFN3312C1ZP' },
  {
    name: 'Tumkur Roadways',
    roles: ['VENDOR', 'TRANSPORTER'],
    stateCode: '29',
    pan: 'ABCPT4313D',
    tdsNature: 'CONTRACT',
  },
  { name: 'Krishna Carriers', roles: ['VENDOR', 'TRANSPORTER'], gstin: '29AAECK5314E1ZP', tdsNature: 'CONTRACT' },
  { name: 'Brigade Properties', roles: ['VENDOR'], gstin: '29AAFCB6315F1ZS', tdsNature: 'RENT_PROPERTY' },
  { name: 'Rao and Associates', roles: ['VENDOR'], gstin: '29AAGFR7316G1Z0', tdsNature: 'PROFESSIONAL' },
  { name: 'Konkan Telecom', roles: ['VENDOR'], gstin: '27AAHCK8317H1ZB' },
  { name: 'Vizag Port Services', roles: ['VENDOR'], gstin: '37AAICV9318J1ZQ' },
  { name: 'Singapore Box Lines', roles: ['VENDOR'], country: 'SG' },
  { name: 'Lakshmi Stationers', roles: ['VENDOR'], stateCode: '29' },
];

/** Where its money is, and what was there as the month began. */
export const monthBanks = [
  { name: 'HDFC Current', accountType: 'CURRENT', openingBalancePaise: 25_00_000_00 },
  { name: 'ICICI Current', accountType: 'CURRENT', openingBalancePaise: 8_50_000_00 },
  { name: 'Petty cash', accountType: 'CASH', openingBalancePaise: 20_000_00 },
] as const;
