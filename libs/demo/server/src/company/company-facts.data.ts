import { taxNumbersOf } from './tax-numbers';

const name = 'Sagar Freight Forwarders Pvt Ltd';
const stateCode = '27';
const { gstin } = taxNumbersOf({ serial: 8500, name, holder: 'C', stateCode });

/** As its first administrator names it. */
export const companyFacts = { name, stateCode, gstin } as const;
