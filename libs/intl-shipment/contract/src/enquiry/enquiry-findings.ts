/** What may be read in an enquiry. Containers are several; each of the others is said once. */
export const enquiryFields = [
  ...(['service', 'direction', 'originLocode', 'destinationLocode', 'incoterm', 'commodity', 'isDangerous'] as const),
  ...([
    'hsCode',
    'containers',
    'packages',
    'grossKg',
    'cbm',
    'cargoReadyDate',
    'email',
    'mobile',
    'contactName',
    'companyName',
  ] as const),
] as const;
export type EnquiryField = (typeof enquiryFields)[number];

export const enquiryFieldLabel: Readonly<Record<EnquiryField, string>> = {
  service: 'Service',
  direction: 'Direction',
  originLocode: 'Origin',
  destinationLocode: 'Destination',
  incoterm: 'Incoterm',
  commodity: 'Commodity',
  isDangerous: 'Dangerous goods',
  hsCode: 'HS code',
  containers: 'Containers',
  packages: 'Packages',
  grossKg: 'Gross kg',
  cbm: 'Volume cbm',
  cargoReadyDate: 'Cargo ready on',
  email: 'E-mail',
  mobile: 'Mobile',
  contactName: 'Contact',
  companyName: 'Company',
};

/** Something that was read: what it stands for, as the lead has it, and the characters that say it. */
export interface Finding {
  field: EnquiryField;
  value: string;
  from: number;
  to: number;
}

/** The names of places by their codes, as `knownPlaces` has them. */
export type PlaceNames = Readonly<Record<string, readonly [name: string, also?: string]>>;
