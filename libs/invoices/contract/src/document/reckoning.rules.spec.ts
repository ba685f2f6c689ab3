import { purchaseInvoice, saleInvoice } from '../testing';
import { reckoned, type ReckonedDocument, reckoningOf } from './reckoning.rules';

const named = (number: string) => ({ id: `id of ${number}`, number, date: '2026-05-02' });
const paid = (number: string, amountMinor: number) => ({
  ...{ payment: { id: `id of ${number}`, number }, settlement: null },
  ...{ date: '2026-05-04', amountMinor },
});
const setOff = (number: string, amountMinor: number) => ({
  ...{ payment: null, settlement: { id: `id of ${number}`, number } },
  ...{ date: '2026-05-06', amountMinor },
});

const invoice: ReckonedDocument = {
  ...named('SI/26-27/000001'),
  ...{ kind: 'TAX_INVOICE', status: 'PARTLY_PAID', currencyTotalMinor: 11_800_00, notedMinor: 0 },
  ...{ against: null, correctedBy: [], settledBy: [] },
};
const bill: ReckonedDocument = {
  ...invoice,
  ...named('PI/26-27/000001'),
  ...{ kind: 'BILL', status: 'POSTED', payableMinor: 11_600_00 },
};

const amounts = (document: ReckonedDocument) =>
  reckoningOf(document).map(({ act, amountMinor, records }) => [act, amountMinor, records.map(({ number }) => number)]);

describe('what is outstanding of an invoice', () => {
  it('is its total less notes, receipts and what was set off, each with its record', () => {
    const document = {
      ...invoice,
      notedMinor: 1_180_00,
      correctedBy: [
        { ...named('CN/26-27/000001'), kind: 'CREDIT_NOTE', status: 'ISSUED' },
        { ...named('CN/26-27/000002'), kind: 'CREDIT_NOTE', status: 'CANCELLED' },
        // It is owed beside the invoice.
        { ...named('DN/26-27/000001'), kind: 'DEBIT_NOTE', status: 'ISSUED' },
      ],
      settledBy: [paid('RC/26-27/000001', 5_000_00), setOff('ST/26-27/000001', 620_01)],
    };

    expect(amounts(document)).toEqual([
      ['TOTAL', 11_800_00, ['SI/26-27/000001']],
      ['NOTES', -1_180_00, ['CN/26-27/000001']],
      ['PAYMENT', -5_000_00, ['RC/26-27/000001']],
      ['SETTLEMENT', -620_01, ['ST/26-27/000001']],
    ]);
    expect(reckoned(reckoningOf(document))).toBe(4_999_99);
  });

  it('is below zero of a note, less what its invoice took', () => {
    const note = { ...invoice, kind: 'CREDIT_NOTE', notedMinor: -1_000_00, against: named('SI/26-27/000009') };

    expect(amounts(note)).toEqual([
      ['TOTAL', -11_800_00, ['SI/26-27/000001']],
      ['SET_OFF_THERE', 1_000_00, ['SI/26-27/000009']],
    ]);
  });

  it.each([
    ['a draft', { status: 'DRAFT' }],
    ['a cancelled one', { status: 'CANCELLED' }],
    ['a proforma', { kind: 'PROFORMA', status: 'ISSUED' }],
  ])('of %s is nothing', (_which, changes) => {
    expect(reckoningOf({ ...invoice, ...changes })).toEqual([]);
  });
});

describe('what is outstanding of a bill', () => {
  it('is its total less the TDS and what was paid', () => {
    const document = { ...bill, settledBy: [paid('PY/26-27/000001', 600_00)] };

    expect(amounts(document)).toEqual([
      ['TOTAL', 11_800_00, ['PI/26-27/000001']],
      ['TDS', -200_00, []],
      ['PAYMENT', -600_00, ['PY/26-27/000001']],
    ]);
    expect(reckoned(reckoningOf(document))).toBe(11_000_00);
  });

  it('of a debit note turns the TDS around with it', () => {
    expect(reckoned(reckoningOf({ ...bill, kind: 'DEBIT_NOTE' }))).toBe(-11_600_00);
  });
});

it('agrees with what the documents of the specs say', () => {
  for (const document of [saleInvoice(), purchaseInvoice()])
    expect(reckoned(reckoningOf(document))).toBe(document.outstandingMinor);
});
