export { branch } from './branch/branch.builder';
export { company } from './company/company.builder';
export { numberSeries } from './number-series/number-series.builder';
export { termInput, termRow } from './term/term.builder';
