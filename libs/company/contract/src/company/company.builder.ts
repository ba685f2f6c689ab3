import type { Company } from './company.schema';

export const company = (rest: Partial<Company> = {}): Company => ({
  id: '01939000-0000-7000-8000-00000000000c',
  name: 'Sahyadri Freight',
  legalName: null,
  stateCode: '27',
  gstin: null,
  pan: null,
  tan: null,
  cin: null,
  address: { line1: '12 Dock Road', line2: null, city: 'Mumbai', pincode: '400001' },
  phone: null,
  email: null,
  website: null,
  lut: null,
  taxOnAdvances: true,
  tdsToTheRupee: false,
  marginFloorPercent: null,
  einvoiceTurnover: 'UP_TO_5_CRORE',
  logoId: null,
  version: 2,
  ...rest,
});
