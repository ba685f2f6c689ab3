import type { Branch } from './branch.schema';

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
