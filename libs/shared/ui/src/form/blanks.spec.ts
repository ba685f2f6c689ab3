import { withBlankStarts, withoutBlanks } from './blanks';
import { factsAt, factsOf } from './schema-facts';

/** A schema's description, as `schema.describe()` gives it. */
const facts = factsOf({
  type: 'object',
  fields: {
    name: { type: 'string', label: 'Name', optional: false, nullable: false, meta: { hint: 'As in the passbook.' } },
    ifsc: { type: 'string', optional: true, nullable: false },
    remarks: { type: 'string', optional: true, nullable: true },
    amountPaise: { type: 'number', optional: true, nullable: false },
    lines: {
      type: 'array',
      optional: false,
      nullable: false,
      innerType: { type: 'object', fields: { note: { type: 'string', optional: true, nullable: false } } },
    },
  },
});

describe('what a schema says of a field', () => {
  it('is its label, its hint and whether it is needed', () => {
    expect(factsAt(facts, 'name')).toMatchObject({ label: 'Name', hint: 'As in the passbook.', required: true });
    expect(factsAt(facts, 'ifsc')).toMatchObject({ label: undefined, required: false });
  });

  it('reaches into the lines of a document', () => {
    expect(factsAt(facts, 'lines.3.note')).toMatchObject({ type: 'string' });
  });

  it('is nothing for a field it does not know', () => {
    expect(factsAt(facts, 'lines.3.colour.shade')).toMatchObject({ label: undefined, required: false });
    expect(factsOf(undefined)).toMatchObject({ required: false });
  });
});

describe('what a person left empty', () => {
  it('is not sent', () => {
    expect(withoutBlanks({ name: 'HDFC', ifsc: '', amountPaise: null }, facts)).toEqual({ name: 'HDFC' });
  });

  it('is not sent when it holds blanks only', () => {
    expect(withoutBlanks({ name: 'HDFC', ifsc: '  ' }, facts)).toEqual({ name: 'HDFC' });
  });

  it('is sent as null where the schema takes null, so that a filled field can be emptied', () => {
    expect(withoutBlanks({ remarks: '' }, facts)).toEqual({ remarks: null });
  });

  it('is dropped in lines too, and the lines stay', () => {
    expect(withoutBlanks({ lines: [{ note: '' }, { note: 'x' }] }, facts)).toEqual({ lines: [{}, { note: 'x' }] });
  });

  it.each([[0], [false], ['0'], [Number.NaN]])('does not include %p', (value) => {
    expect(withoutBlanks({ value }, facts)).toEqual({ value });
  });
});

describe('a new form', () => {
  it('starts with blank texts and no amounts, so that typing and deleting leaves it as it was', () => {
    expect(withBlankStarts({ ifsc: undefined, remarks: null, name: 'HDFC' }, facts)).toEqual({
      name: 'HDFC',
      ifsc: '',
      remarks: '',
      amountPaise: null,
    });
  });
});
