import { daysBetween } from '@freightdesk/shared-calendar';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { array, boolean, businessDate, number, object, record, string } from '@freightdesk/shared-endpoint/schema';
import { Refusal } from '../problem/refusal';
import { validated } from './validated';

const schema = record({
  name: string().required().max(5),
  count: number().integer(),
  reverseCharge: boolean().default(false),
  address: record({ line1: string().required(), country: string().default('IN') })
    .optional()
    .default(undefined),
  lines: array()
    .of(object({ rate: string().required(), tax: boolean().default(true) }))
    .max(3),
  term: record({ from: businessDate().required(), to: businessDate().required() })
    .test('days', 'It is too long.', ({ from, to }) => daysBetween(from, to) < 366)
    .default(undefined),
});

async function faults(value: unknown): Promise<[string, string][]> {
  const error: unknown = await validated(schema, value, commonProblems.invalid).catch((thrown: unknown) => thrown);
  return error instanceof Refusal ? (error.details.errors ?? []).map(({ field, code }) => [field, code]) : [];
}

describe('validation', () => {
  it('fills in defaults at every depth, and invents no absent object', async () => {
    const valid = await validated(schema, { name: 'Acme', lines: [{ rate: '1' }] }, commonProblems.invalid);

    expect(valid).toEqual({ name: 'Acme', reverseCharge: false, lines: [{ rate: '1', tax: true }] });
  });

  it.each<[string, unknown, [string, string][]]>([
    ['a text that looks like a number', { name: 'A', count: '12' }, [['count', 'type']]],
    ['null for a number', { name: 'A', count: null }, [['count', 'required']]],
    ['an empty text for a flag', { name: 'A', reverseCharge: '' }, [['reverseCharge', 'type']]],
    ['a number for a text', { name: 7 }, [['name', 'type']]],
    ['an array for the whole', [], [['', 'type']]],
    ['null for the whole', null, [['', 'required']]],
    ['something missing', {}, [['name', 'required']]],
    ['something missing far down', { name: 'A', lines: [{}] }, [['lines.0.rate', 'required']]],
    ['more entries than there may be', { name: 'A', lines: [{}, {}, {}, {}] }, [['lines', 'max']]],
    ['an entry of another type', { name: 'A', lines: [1] }, [['lines.0', 'type']]],
    [
      'another type beside what the whole is asked',
      { name: 'A', term: { from: 1, to: 2 } },
      [
        ['term.from', 'type'],
        ['term.to', 'type'],
      ],
    ],
    [
      'a date that the whole could not reckon with',
      { name: 'A', term: { from: '2026-04-01', to: '' } },
      [
        ['term.to', 'business-date'],
        ['term.to', 'required'],
      ],
    ],
    ['a whole that is wrong', { name: 'A', term: { from: '2026-04-01', to: '2028-04-01' } }, [['term', 'days']]],
    ['an unknown member', { name: 'A', status: 'PAID' }, [['status', 'unknown']]],
    ['an unknown member far down', { name: 'A', lines: [{ rate: '1', foo: 1 }] }, [['lines.0.foo', 'unknown']]],
    [
      'an unknown member of an object that does not forbid it',
      { name: 'A', address: { line1: 'x', zip: 1 } },
      [['address.zip', 'unknown']],
    ],
    ['a member every object inherits', { name: 'A', constructor: 1 }, [['constructor', 'unknown']]],
  ])('refuses %s, naming the field', async (_case, value, expected) => {
    expect(await faults(value)).toEqual(expected);
  });

  it('tells all that is wrong at once', async () => {
    expect(await faults({ name: 'much too long', count: 1.5, foo: 1 })).toEqual([
      ['foo', 'unknown'],
      ['name', 'max'],
      ['count', 'integer'],
    ]);
  });
});
