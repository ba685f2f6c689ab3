export { numberSource } from './find/number-finds.repository';
export { registerSearch } from './register-search';
export { numberInvariants } from './verify/number-invariants';
export { numberRebuilds } from './verify/record-numbers.rebuilds';
