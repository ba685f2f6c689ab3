import {
  allowedQuotationMoves,
  approvalReason,
  mayAct,
  type QuotationAct,
  quotationActs,
  quotationActsOf,
  type QuotationStatus,
  quotationStatuses,
  quotationStatusOn,
  sendingProblems,
} from './quotation.machine';
import { acceptanceProblems, quotationProblemsOf } from './quotation.rules';

describe('the states of a quotation', () => {
  it.each([
    ['DRAFT', 'PENDING_APPROVAL SENT', 'send'],
    ['PENDING_APPROVAL', 'DRAFT SENT', 'approve return'],
    ['SENT', 'ACCEPTED REJECTED EXPIRED SUPERSEDED', 'revise accept reject'],
    ['EXPIRED', 'SUPERSEDED', 'revise'],
    ['ACCEPTED', '', ''],
    ['REJECTED', 'SUPERSEDED', 'revise'],
    ['SUPERSEDED', '', ''],
  ] as const)('from %s lead to: %s, by: %s', (status, to, acts) => {
    expect(allowedQuotationMoves(status).join(' ')).toBe(to);
    expect(quotationActs.filter((act) => mayAct(act, status)).join(' ')).toBe(acts);
  });

  it('are left by no act that the machine does not know', () => {
    const reached: Record<QuotationAct, readonly QuotationStatus[]> = {
      send: ['SENT', 'PENDING_APPROVAL'],
      approve: ['SENT'],
      return: ['DRAFT'],
      revise: ['SUPERSEDED'],
      accept: ['ACCEPTED'],
      reject: ['REJECTED'],
    };
    const strange = quotationStatuses.flatMap((status) =>
      quotationActs
        .filter((act) => mayAct(act, status))
        .filter((act) => !reached[act].every((to) => allowedQuotationMoves(status).includes(to))),
    );
    expect(strange).toEqual([]);
  });

  it('are approved and given back by administrators alone', () => {
    expect(quotationActsOf('PENDING_APPROVAL', 'ADMIN')).toEqual(['approve', 'return']);
    expect(quotationActsOf('PENDING_APPROVAL', 'MARKETING')).toEqual([]);
  });

  it.each([
    ['SENT', '2026-11-20', 'EXPIRED'],
    ['SENT', '2026-11-21', 'SENT'],
    ['DRAFT', '2026-11-20', 'DRAFT'],
    ['ACCEPTED', '2026-11-20', 'ACCEPTED'],
  ] as const)('%s, valid until %s, is %s on 21 November', (status, validUntil, expected) => {
    expect(quotationStatusOn({ status, validUntil }, '2026-11-21')).toBe(expected);
  });
});

const offered = (changes: object = {}) => ({
  name: null,
  charges: [{ sellMinor: 100 }],
  sellPaise: 100,
  buyPaise: 80,
  marginPercent: '20',
  ...changes,
});

describe('what a quotation needs to go out', () => {
  it.each([
    ['nothing more', {}, '2026-11-21', []],
    ['a day ahead', {}, '2026-11-20', ['validUntil']],
    ['a charge', { charges: [] }, '2026-11-21', ['alternatives.0.charges']],
    ['a charge that is sold', { charges: [{ sellMinor: null }] }, '2026-11-21', ['alternatives.0.charges']],
    ['the rate of each currency', { sellPaise: null }, '2026-11-21', ['alternatives.0.charges']],
  ] as const)('is %s', (_what, changes, validUntil, fields) => {
    const facts = { validUntil, today: '2026-11-21', alternatives: [offered(changes)] };

    expect(sendingProblems(facts).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['without a floor', '1', null, null],
    ['at the floor', '10', '10', null],
    ['above it by letters, not by figures', '9.5', '9.25', null],
    ['below it', '9.99', '10', '9.99%'],
    ['at a loss', '-3.5', '0', '-3.5%'],
  ] as const)('is no approval, or one: %s', (_case, marginPercent, floor, told) => {
    expect(approvalReason([offered({ marginPercent })], floor)?.values['margin'] ?? null).toBe(told);
  });

  it('is told of the alternative that is too low', () => {
    const alternatives = [offered({ name: 'Direct' }), offered({ name: 'Via Colombo', marginPercent: '2' })];

    expect(approvalReason(alternatives, '5')?.values).toEqual({ name: 'Via Colombo', margin: '2%', floor: '5%' });
  });
});

describe('what contradicts itself', () => {
  it.each([
    ['is nothing', { leadId: 'l' }, []],
    ['is a quotation of nobody', {}, ['partyId']],
    ['is an end before the beginning', { partyId: 'p', date: '2026-11-20', validUntil: '2026-11-19' }, ['validUntil']],
    ['are charges in two places', { partyId: 'p', alternatives: [{}], charges: [] }, ['charges']],
    ['are alternatives without names', { partyId: 'p', alternatives: [{ name: 'A' }, {}] }, ['alternatives.1.name']],
  ] as const)('%s', (_what, quotation, fields) => {
    expect(quotationProblemsOf(quotation).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['by whom', { acceptedBy: 'Meera Nair' }, 1, []],
    ['by which paper', { reference: 'PO 4711' }, 1, []],
    ['neither', {}, 1, ['acceptedBy']],
    ['not which of two', { acceptedBy: 'Meera Nair' }, 2, ['alternative']],
    ['one that there is not', { acceptedBy: 'Meera Nair', alternative: 3 }, 2, ['alternative']],
  ] as const)('an acceptance says %s', (_what, said, count, fields) => {
    const standing = { alternatives: Array.from({ length: count }), validUntil: '2026-12-05' };

    expect(acceptanceProblems(said, standing).map(({ field }) => field)).toEqual(fields);
  });
});
