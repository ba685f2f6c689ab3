import { ValidationError } from 'yup';
import {
  array,
  betweenFields,
  betweenGiven,
  businessDate,
  decimalText,
  errorOfField,
  fieldProblemsOf,
  invalidFields,
  record,
  type Schema,
  string,
} from './schema';

interface Days {
  from?: string | null | undefined;
  until?: string | null | undefined;
  lines?: readonly unknown[];
}

const dayProblems = ({ from, until, lines }: Days) => [
  ...(from && until && until < from
    ? [{ field: 'until', code: 'order', message: 'This is before the first day.' }]
    : []),
  ...(from ? [] : [{ field: 'from', code: 'missing', message: 'Say the first day.' }]),
  ...(lines?.length === 0 ? [{ field: 'lines', code: 'none', message: 'Nothing is offered.' }] : []),
];
/** Asks each row, and of all together only once all are known. */
const rowProblems = ({ lines = [] }: { lines?: readonly ({ rate: string } | null)[] }) => [
  ...lines.flatMap((line, at) =>
    line && Number(line.rate) > 9 ? [{ field: `lines.${at}.rate`, code: 'dear', message: 'This is too dear.' }] : [],
  ),
  ...(lines.includes(null) || lines.length < 2 ? [] : [{ field: 'lines', code: 'all', message: 'All are known.' }]),
];
const fields = {
  name: string().required(),
  from: businessDate(),
  until: businessDate(),
  lines: array(record({ rate: decimalText().required() }).required()),
};
const early = record(fields).test('days', betweenGiven(dayProblems));
const late = record(fields).test('days', betweenFields(dayProblems));
const rows = record(fields).test('rows', betweenGiven(rowProblems, { byRow: ['lines'] }));
const bills = record({ bills: array(rows.required()).required() });
const within = record({ bills: array(early.required()).required(), other: string().required() });

const faults = (schema: Schema, value: unknown): string[] => {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fieldProblemsOf(error).map(({ field, code }) => `${field} ${code}`);
  }
};
const turned = { from: '2026-12-05', until: '2026-12-04' };

describe('what is wrong between the fields of a record', () => {
  it.each<[string, Schema, unknown, string[]]>([
    ['is told once all are right', late, { name: 'a', ...turned }, ['until order']],
    ['waits for an empty field, by a rule that reads them all', late, turned, ['name required']],
    ['is told beside an empty field, by a rule of what is given', early, turned, ['name required', 'until order']],
    [
      'is asked of nothing that is wrong alone',
      early,
      { name: 'a', ...turned, until: 'soon' },
      ['until business-date'],
    ],
    ['is not said of what is wrong alone', early, { name: 'a', from: 'soon' }, ['from business-date']],
    [
      'is asked without a list in which one is wrong',
      early,
      { ...turned, lines: [{}] },
      ['name required', 'lines.0.rate required', 'until order'],
    ],
    [
      'is told of a record in another',
      within,
      { bills: [turned] },
      ['other required', 'bills.0.name required', 'bills.0.until order'],
    ],
    [
      'is told of the rows that are right beside one that is wrong, by a rule that reads them row by row',
      rows,
      { name: 'a', lines: [{ rate: 'x' }, { rate: '10' }, { rate: '9' }] },
      ['lines.0.rate matches', 'lines.1.rate dear'],
    ],
    [
      'is told of the rows beside another field that is wrong, and of all of them together',
      rows,
      { lines: [{ rate: '1' }, { rate: '10' }] },
      ['name required', 'lines.1.rate dear', 'lines all'],
    ],
    [
      'is told of rows in the record of another',
      bills,
      { bills: [{ name: 'a', lines: [{}, { rate: '10' }] }] },
      ['bills.0.lines.0.rate required', 'bills.0.lines.1.rate dear'],
    ],
    ['is asked of no row where the list is none', rows, { name: 'a', lines: 'two' }, ['lines type']],
    ['is not asked of what is no record', early, [], [' type']],
  ])('%s', (_what, schema, value, expected) => {
    expect(faults(schema, value).toSorted()).toEqual(expected.toSorted());
  });
});

describe('an input that is held against a schema', () => {
  const named = record({ name: string().required(), days: string().max(2) });

  it('that takes it has nothing wrong', async () => {
    expect(await invalidFields(named, { name: 'a' })).toEqual([]);
  });

  it('is told at each field, with the figures of the sentence', async () => {
    const values = expect.objectContaining({ max: 2 });

    expect(await invalidFields(named, { days: 'abc' })).toEqual([
      { field: 'name', code: 'required', message: 'This is needed.' },
      { field: 'days', code: 'max', message: 'At most {{max}} characters.', values },
    ]);
  });

  it('is told the same by the errors that are made of it', async () => {
    const problems = await invalidFields(named, { days: 'abc' });

    expect(fieldProblemsOf(new ValidationError(problems.map(errorOfField)))).toEqual(problems);
  });

  it('that breaks the schema itself is no problem of a field', async () => {
    const broken = record({ name: string().test('broken', () => Promise.reject(new RangeError('broken'))) });

    await expect(invalidFields(broken, { name: 'a' })).rejects.toThrow(RangeError);
  });
});
