import { noteFigures } from '@freightdesk/invoices-contract';
import { correctedDocument, type NoteCase, noteCases, noted } from '@freightdesk/invoices-contract/testing';
import { formatMinor } from '@freightdesk/shared-money';
import { renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { NotePreview } from './note-preview';
import { type NotedDocument, partsSoFar } from './note-values';

/** The document as the server has it, with the notes of before. */
function documentOf({ invoice, before = [] }: NoteCase): NotedDocument {
  const { isAbroad = false, lines, reverseCharge = false } = invoice;
  const terms = isAbroad ? ({ supply: 'EXPORT', currency: 'USD', exportWithPayment: false } as const) : {};
  const priced = lines.map((line) => ({ quantity: '1', ...line }));
  const document = before.reduce(
    (so, taken) => noted(so, partsOf(taken)),
    correctedDocument({ ...terms, reverseCharge, lines: priced }),
  );
  return {
    ...document,
    id: '01990000-0000-7000-8000-000000000001',
    number: 'SI/1',
    placeOfSupply: { stateCode: '27' },
  };
}

const partsOf = (taken: NoteCase['taken']) => taken.flatMap((minor, line) => (minor === null ? [] : [{ line, minor }]));

describe('what the form of a note shows is what is made', () => {
  it.each(noteCases)('$name', (note) => {
    const document = documentOf(note);
    const parts = partsSoFar(document, [...note.taken]);
    const { lines: _lines, ...figures } = noteFigures(document, parts ?? []);

    renderScreen(<NotePreview document={document} side="customer" amounts={[...note.taken]} />, { role: 'ACCOUNT' });

    expect(figures).toEqual(note.expected);
    expect(
      screen.getAllByText(new RegExp(formatMinor(note.expected.currencyTotalMinor, document.currency)))[0],
    ).toBeVisible();
  });
});
