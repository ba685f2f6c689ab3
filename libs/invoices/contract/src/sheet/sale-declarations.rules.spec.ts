import { saleInvoice } from '../sale-invoice/sale-invoice.builder';
import { printedAlong } from './printed-along.builder';
import { declarationsOf } from './sale-declarations.rules';

type Changes = Parameters<typeof saleInvoice>[0];
type Along = Parameters<typeof printedAlong>[0];

const lineOf = (sac: string) => saleInvoice().lines.map((line) => ({ ...line, sac }));
const told = (changes: Changes, along: Along) => declarationsOf(saleInvoice(changes), printedAlong(along)).join(' ');

describe('that we charge the tax of our carriage by road (notification 05/2022, Annexure III)', () => {
  const carriage = { lines: lineOf('996791') };
  const forward = { gtaOption: 'FORWARD_WITH_CREDIT' } as const;

  it.each([
    ['where we charge it with credit', carriage, forward, true],
    ['where we charge it without credit', carriage, { gtaOption: 'FORWARD_WITHOUT_CREDIT' }, true],
    ['not where the recipient owes it', { ...carriage, reverseCharge: true }, { gtaOption: 'REVERSE_CHARGE' }, false],
    ['not where the document says so against the option', { ...carriage, reverseCharge: true }, forward, false],
    ['not where the company chose nothing', carriage, { gtaOption: null }, false],
    ['not of handling', { lines: lineOf('996711') }, forward, false],
    ['not of a proforma, which charges nothing', { ...carriage, kind: 'PROFORMA' }, forward, false],
  ] as const)('is declared %s', (_when, changes, along, isSaid) => {
    expect(told(changes, along).includes('under forward charge')).toBe(isSaid);
  });

  it.each([
    ['2027-03-31', '2026-27'],
    ['2027-04-01', '2027-28'],
  ])('names the financial year of %s', (date, year) => {
    expect(told({ ...carriage, date }, forward)).toContain(`during the Financial Year ${year} under forward charge`);
  });
});

describe('why there is no e-invoice (CGST Rules, rule 46(s))', () => {
  const large = { hasEinvoices: true };
  const { recipient, supplier } = saleInvoice();
  const unregistered = { recipient: { ...recipient, gstin: null } };

  it.each([
    ['of a large company to who is not registered', unregistered, large, true],
    ['of its carriage by road', { lines: lineOf('996791') }, large, true],
    ['of its draft, as it will read', { ...unregistered, status: 'DRAFT', number: null }, large, true],
    ['not of what the portal takes', {}, large, false],
    ['not of a smaller company', unregistered, { hasEinvoices: false }, false],
    [
      'not of who has no registration himself',
      { ...unregistered, supplier: { ...supplier, gstin: null } },
      large,
      false,
    ],
    ['not of a bill of supply, which is no tax invoice', { ...unregistered, kind: 'BILL_OF_SUPPLY' }, large, false],
  ] as const)('is declared %s', (_what, changes, along, isSaid) => {
    expect(told(changes, along).includes('we are not required to prepare an invoice')).toBe(isSaid);
  });
});
