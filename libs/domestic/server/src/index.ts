export { type DomesticNeeds } from './domestic-needs';
export { docketFigures } from './figures/docket-figures';
export { registerDomestic } from './register-domestic';
export { docketNumbers } from './verify/docket-numbers';
export { domesticStatements } from './verify/domestic-statements';
