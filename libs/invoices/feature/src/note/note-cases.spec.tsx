import { noteFigures } from '@freightdesk/invoices-contract';
import {
  correctedDocument,
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

type Paper = Partial<Omit<Parameters<typeof correctedDocument>[0], 'lines'>>;

const partsOf = (taken: NoteCase['taken']) => taken.flatMap((minor, line) => (minor === null ? [] : [{ line, minor }]));

/** The document as the server has it, with the notes of before. */
function documentOf({ document, before = [] }: NoteCase, paper: Paper): NotedDocument {
  const { isAbroad = false, lines, reverseCharge = false } = document;
  const abroad: Paper = isAbroad ? { supply: 'EXPORT', currency: 'USD', exportWithPayment: false } : {};
  const priced = lines.map((line) => ({ quantity: '1', ...line }));
  const standing = before.reduce(
    (so, taken) => noted(so, partsOf(taken)),
    correctedDocument({ ...paper, ...abroad, reverseCharge, lines: priced }),
  );
  return {
    ...standing,
    id: '01990000-0000-7000-8000-000000000001',
    number: 'SI/1',
    placeOfSupply: { stateCode: '27' },
  };
}

/** What the note comes to by the rule, and its total as the form shows it. */
function shownOf(note: NoteCase, side: NoteSide, paper: Paper = {}) {
  const { taken, expected } = note;
  const document = documentOf(note, paper);
  const { lines: _lines, ...figures } = noteFigures(document, partsSoFar(document, [...taken]) ?? []);
  renderScreen(<NotePreview document={document} side={side} amounts={[...taken]} />, { role: 'ACCOUNT' });
  const total = formatMinor(expected.currencyTotalMinor, document.currency);
  return { figures, total: screen.getAllByText(new RegExp(total))[0] };
}

describe('what the form of a note shows is what is made', () => {
  it.each(noteCases)('to a customer, $name', (note) => {
    const { figures, total } = shownOf(note, 'customer');

    expect(figures).toEqual(note.expected);
    expect(total).toBeVisible();
  });

  it.each(debitNoteCases)('to a vendor, $name', (note) => {
    const { figures, total } = shownOf(note, 'vendor', { roundOff: false, noteKind: 'DEBIT_NOTE' });

    expect(figures).toEqual(note.expected);
    expect(total).toBeVisible();
  });
});
