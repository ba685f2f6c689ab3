/** A State or territory as the GST law counts them. */
interface StateFacts {
  readonly name: string;
  /** GST there is CGST + UTGST (UTGST Act 2017 s.1(2)): a union territory without a legislature, or the other territory. */
  readonly isUnionTerritoryWithoutLegislature?: true;
  /** False where no supply can be placed any more, or at all. */
  readonly isPlaceOfSupply?: false;
  /** Code that took its place; registrations under the old one still exist. */
  readonly now?: string;
  readonly note?: string;
}

/** Code list of the GST Network, as published with the returns' offline tools. */
export const states = {
  '01': { name: 'Jammu and Kashmir' },
  '02': { name: 'Himachal Pradesh' },
  '03': { name: 'Punjab' },
  '04': { name: 'Chandigarh', isUnionTerritoryWithoutLegislature: true },
  '05': { name: 'Uttarakhand' },
  '06': { name: 'Haryana' },
  '07': { name: 'Delhi' },
  '08': { name: 'Rajasthan' },
  '09': { name: 'Uttar Pradesh' },
  '10': { name: 'Bihar' },
  '11': { name: 'Sikkim' },
  '12': { name: 'Arunachal Pradesh' },
  '13': { name: 'Nagaland' },
  '14': { name: 'Manipur' },
  '15': { name: 'Mizoram' },
  '16': { name: 'Tripura' },
  '17': { name: 'Meghalaya' },
  '18': { name: 'Assam' },
  '19': { name: 'West Bengal' },
  '20': { name: 'Jharkhand' },
  '21': { name: 'Odisha' },
  '22': { name: 'Chhattisgarh' },
  '23': { name: 'Madhya Pradesh' },
  '24': { name: 'Gujarat' },
  '25': {
    name: 'Daman and Diu',
    isPlaceOfSupply: false,
    now: '26',
    note: 'Merged into 26 on 26-Jan-2020; registrations under 25 still exist.',
  },
  '26': { name: 'Dadra and Nagar Haveli and Daman and Diu', isUnionTerritoryWithoutLegislature: true },
  '27': { name: 'Maharashtra' },
  '28': {
    name: 'Andhra Pradesh (before division)',
    isPlaceOfSupply: false,
    now: '37',
    note: 'Divided into 36 Telangana and 37 Andhra Pradesh on 2-Jun-2014.',
  },
  '29': { name: 'Karnataka' },
  '30': { name: 'Goa' },
  '31': { name: 'Lakshadweep', isUnionTerritoryWithoutLegislature: true },
  '32': { name: 'Kerala' },
  '33': { name: 'Tamil Nadu' },
  '34': { name: 'Puducherry' },
  '35': { name: 'Andaman and Nicobar Islands', isUnionTerritoryWithoutLegislature: true },
  '36': { name: 'Telangana' },
  '37': { name: 'Andhra Pradesh' },
  '38': { name: 'Ladakh', isUnionTerritoryWithoutLegislature: true },
  '96': { name: 'Other Country', note: 'Place of supply outside India; never the start of a GSTIN.' },
  '97': { name: 'Other Territory', isUnionTerritoryWithoutLegislature: true },
} as const satisfies Record<string, StateFacts>;
