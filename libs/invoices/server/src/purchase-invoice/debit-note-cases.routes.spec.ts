import { type PurchaseInvoice, rateOf } from '@freightdesk/invoices-contract';
import { costLine, debitNoteCases, type NoteCase } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestAnswer, testActors } from '@freightdesk/shared-testing-server';
import type { BillDesk } from './bill-desk.builder';
import { withBills } from './with-bills.builder';

let desk: BillDesk<TestAnswer>;
let partyId: string;

withBills({ startApi, actor: testActors.ACCOUNT, vendor: {} }, (begun) => ({ desk, partyId } = begun));

/** Each amount as a line at its bill's rate of tax. */
async function debited({ id, lines: billed, currency }: PurchaseInvoice, taken: NoteCase['taken']) {
  const lines = taken.flatMap((minor, index) => {
    const corrected = billed[index];
    if (minor === null || !corrected) return [];
    const { sac, gstRate } = corrected;
    return [{ ...costLine({ sac, gstRate, rate: rateOf(minor, currency) }), againstLine: index + 1 }];
  });
  const note = { id, date: '2026-05-20', reason: 'Rate was agreed lower', lines };
  return (await desk.post('debit-note', note)).expect(201).data;
}

describe('what is made is what the form of a note shows', () => {
  it.each(debitNoteCases)(
    '$name',
    async ({ document: { lines, isAbroad: _, ...terms }, before = [], taken, expected }) => {
      const bill = await desk.posted({
        partyId,
        tdsNature: null,
        ...terms,
        lines: lines.map((line) => costLine(line)),
      });
      for (const made of before) await debited(bill, made);

      expect(await debited(bill, taken)).toMatchObject(expected);
    },
  );
});
