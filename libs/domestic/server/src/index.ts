export { partyDockets } from './figures/party-dockets';
export { type DomesticPorts } from './domestic-ports';
export { docketRecords } from './docket/docket-records.repository';
export { docketFinds } from './docket/docket-search.repository';
export { ewayBillsEnding, podsMissing } from './due/docket-due.repository';
export { docketFigures } from './figures/docket-figures';
export { registerDomestic } from './register-domestic';
export { docketNumbers } from './verify/docket-numbers';
export { domesticInvariants } from './verify/domestic-invariants';
