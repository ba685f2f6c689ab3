import type { AddJobcardInput, Jobcard } from './jobcard.schema';

type Packages = NonNullable<AddJobcardInput['packages']>[number];

/** Packages of a job as a person types them, and what they weigh on the page and on the server. */
export interface JobWeightCase {
  name: string;
  mode: AddJobcardInput['mode'];
  packages: Packages[];
  /** What volume is divided by, as agreed with the customer. */
  agreed?: string;
  expected: Pick<Jobcard, 'grossKg' | 'chargeableKg' | 'volumetricDivisor'>;
}

const cartons = {
  quantity: 8,
  type: 'CTN',
  description: 'Cardamom',
  lengthCm: '60',
  widthCm: '40',
  heightCm: '20',
  grossKg: '45',
};
const small = {
  quantity: 1,
  type: 'BOX',
  description: 'Spare parts',
  lengthCm: '10',
  widthCm: '10',
  heightCm: '10',
  grossKg: '100',
};

export const jobWeightCases: readonly JobWeightCase[] = [
  {
    name: 'large for their weight, by air',
    mode: 'AIR',
    packages: [cartons],
    expected: { grossKg: '45', chargeableKg: '64', volumetricDivisor: '6000' },
  },
  {
    name: 'heavy for their size, up to the next half kilogram',
    mode: 'AIR',
    packages: [{ ...cartons, grossKg: '70.1' }],
    expected: { grossKg: '70.1', chargeableKg: '70.5', volumetricDivisor: '6000' },
  },
  {
    name: 'with a divisor that is agreed',
    mode: 'AIR',
    packages: [cartons],
    agreed: '5000',
    expected: { grossKg: '45', chargeableKg: '77', volumetricDivisor: '5000' },
  },
  {
    name: 'measured in parts of a centimetre, half of one up',
    mode: 'AIR',
    packages: [{ ...small, lengthCm: '120.5', grossKg: '1' }],
    expected: { grossKg: '1', chargeableKg: '2.5', volumetricDivisor: '6000' },
  },
  {
    name: 'of two kinds, heavy and light, compared as a whole',
    mode: 'AIR',
    packages: [small, { ...small, lengthCm: '100', widthCm: '100', heightCm: '60', grossKg: '10' }],
    expected: { grossKg: '110', chargeableKg: '110', volumetricDivisor: '6000' },
  },
  {
    name: 'by sea, where no volume is charged by the kilogram',
    mode: 'SEA_LCL',
    packages: [cartons],
    agreed: '5000',
    expected: { grossKg: '45', chargeableKg: null, volumetricDivisor: null },
  },
  {
    name: 'not listed yet',
    mode: 'AIR',
    packages: [],
    expected: { grossKg: null, chargeableKg: null, volumetricDivisor: '6000' },
  },
];
