import { termRow } from './term.builder';
import { isSameTerm } from './term.rules';
import type { Term } from './term.schema';

const payment = termRow({ title: 'Payment terms', appliesTo: ['SALE_INVOICE', 'DOCKET'] });

it.each<[string, Partial<Term>, boolean]>([
  ['of the same title and document', {}, true],
  ['in other capitals and blanks', { title: ' PAYMENT  Terms' }, true],
  ['on one of its documents', { appliesTo: ['QUOTATION', 'DOCKET'] }, true],
  ['on other documents', { appliesTo: ['QUOTATION'] }, false],
  ['of another title', { title: 'Payment' }, false],
  ['that is out of use', { active: false }, false],
])('a term %s: %s', (_what, changes, expected) => {
  const other = termRow({ title: 'Payment terms', ...changes });

  expect([isSameTerm(other, payment), isSameTerm(payment, other)]).toEqual([expected, expected]);
});
