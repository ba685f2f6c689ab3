import type { Branch, Company, NumberSeries } from '@freightdesk/company-contract';

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
  version: 2,
  ...rest,
});

export const branch = (rest: Partial<Branch> = {}): Branch => ({
  id: '01939000-0000-7000-8000-00000000000b',
  code: 'BOM',
  name: 'Mumbai',
  gstin: null,
  stateCode: '27',
  address: null,
  phone: null,
  email: null,
  isHeadOffice: true,
  active: true,
  version: 1,
  ...rest,
});

export const numberSeries = (rest: Partial<NumberSeries> = {}): NumberSeries => ({
  id: '01939000-0000-7000-8000-00000000000d',
  kind: 'TAX_INVOICE',
  holder: '27AAGCB7383J1Z8',
  prefix: 'SI',
  width: 6,
  fiscalYear: '26-27',
  lastNumber: 'SI/26-27/000122',
  nextNumber: 'SI/26-27/000123',
  version: 1,
  ...rest,
});
