import { noteFigures } from '@freightdesk/invoices-contract';
import {
  correctedDocument,
  type DebitNoteCase,
  debitNoteCases,
  type NoteCase,
  noteCases,
  noted,
} from '@freightdesk/invoices-contract/testing';
import { formatMinor } from '@freightdesk/shared-money';
import { renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { NotePreview, type NoteSide } from './note-preview';
import { type NotedDocument, partsSoFar } from './note-values';

type Terms = Parameters<typeof correctedDocument>[0];
type AnyCase = NoteCase | DebitNoteCase;

const partsOf = (taken: AnyCase['taken']) => taken.flatMap((minor, line) => (minor === null ? [] : [{ line, minor }]));
const priced = (lines: NoteCase['invoice']['lines']) => lines.map((line) => ({ quantity: '1', ...line }));

/** The document as the server has it, with the notes of before. */
const documentOf = (terms: Terms, { before = [] }: AnyCase): NotedDocument => ({
  ...before.reduce((so, taken) => noted(so, partsOf(taken)), correctedDocument(terms)),
  id: '01990000-0000-7000-8000-000000000001',
  number: 'SI/1',
  placeOfSupply: { stateCode: '27' },
});

function invoiceOf(note: NoteCase): NotedDocument {
  const { isAbroad = false, lines, reverseCharge = false } = note.invoice;
  const terms = isAbroad ? ({ supply: 'EXPORT', currency: 'USD', exportWithPayment: false } as const) : {};
  return documentOf({ ...terms, reverseCharge, lines: priced(lines) }, note);
}

function billOf(note: DebitNoteCase): NotedDocument {
  const { lines, reverseCharge = false } = note.bill;
  return documentOf({ reverseCharge, lines: priced(lines), roundOff: false, noteKind: 'DEBIT_NOTE' }, note);
}

/** What the note comes to by the rule, and its total as the form shows it. */
function shownOf(document: NotedDocument, side: NoteSide, { taken, expected }: AnyCase) {
  const { lines: _lines, ...figures } = noteFigures(document, partsSoFar(document, [...taken]) ?? []);
  renderScreen(<NotePreview document={document} side={side} amounts={[...taken]} />, { role: 'ACCOUNT' });
  const total = formatMinor(expected.currencyTotalMinor, document.currency);
  return { figures, total: screen.getAllByText(new RegExp(total))[0] };
}

describe('what the form of a note shows is what is made', () => {
  it.each(noteCases)('to a customer, $name', (note) => {
    const { figures, total } = shownOf(invoiceOf(note), 'customer', note);

    expect(figures).toEqual(note.expected);
    expect(total).toBeVisible();
  });

  it.each(debitNoteCases)('to a vendor, $name', (note) => {
    const { figures, total } = shownOf(billOf(note), 'vendor', note);

    expect(figures).toEqual(note.expected);
    expect(total).toBeVisible();
  });
});
