import { createFreshDatabase, type FreshDatabase } from '@freightdesk/shared-database/testing';
import { sql } from 'kysely';
import { asStored, completed, instant, namedBy, rowShape } from './row-shape';

interface Stored {
  id: string;
  paise: number;
  notes: string | null;
  issuedAt: Date | null;
  partyId: string | null;
  partyName: string | null;
}

const shape = rowShape<Stored>()({
  ...asStored(['id', 'record.paise', 'notes']),
  party: namedBy('partyId', 'partyName'),
  where: { name: 'partyName' },
  againstId: null,
  issuedAt: instant('issuedAt'),
});

let database: FreshDatabase;
beforeAll(async () => {
  database = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});
afterAll(() => database.drop());

async function written(row: Stored, hidden: readonly string[] = []): Promise<unknown> {
  const stored = sql`select ${row.id}::text as id, ${row.paise}::bigint as paise, ${row.notes}::text as notes,
    ${row.issuedAt}::timestamptz as issued_at, ${row.partyId}::text as party_id, ${row.partyName}::text as party_name`;
  const { rows } = await sql<{ text: string }>`
    select row_to_json(shown)::text as text from (${stored}) as record cross join ${shape.beside('record', hidden)}`.execute(
    database.db,
  );
  return JSON.parse(rows[0]?.text ?? '');
}

const whole: Stored = {
  id: 'a',
  paise: 9_007_199_254_740_991,
  notes: 'मुंबई "quoted" \\ \u0001',
  issuedAt: new Date('2026-04-01T18:30:00.123Z'),
  partyId: 'p',
  partyName: 'Acme',
};

describe('the shape of a row', () => {
  it.each([
    ['whole', whole],
    ['with nothing in it', { ...whole, notes: null, issuedAt: null, partyId: null, partyName: null }],
  ])('is the same written by PostgreSQL and built here: %s', async (_case, row) => {
    expect(await written(row)).toEqual(shape.of(row));
  });

  it('names what the contract names, in its order and spelling', async () => {
    const row = shape.of(whole);

    expect(Object.keys(row)).toEqual(['id', 'paise', 'notes', 'party', 'where', 'againstId', 'issuedAt']);
    expect(row).toMatchObject({ party: { id: 'p', name: 'Acme' }, issuedAt: '2026-04-01T18:30:00.123Z' });
  });

  it('leaves out what is hidden', async () => {
    expect(await written(whole, ['paise', 'party'])).toEqual({
      ...{ id: 'a', notes: whole.notes, where: { name: 'Acme' } },
      ...{ againstId: null, issuedAt: '2026-04-01T18:30:00.123Z' },
    });
  });

  it('has what follows from a row behind what is stored, but for what is hidden', () => {
    const told = rowShape<Stored>()(asStored(['id']), {
      from: ['paise'],
      members: ({ paise }: Pick<Stored, 'paise'>) => ({ rupees: paise / 100, isFree: paise === 0 }),
    });
    const computed = told.computed?.members({ ...whole, paise: 250 }) ?? {};

    expect(told.of({ ...whole, paise: 250 })).toEqual({ id: 'a', rupees: 2.5, isFree: false });
    expect(completed('{"id":"a"}', computed, ['isFree'])).toBe('{"id":"a","rupees":2.5}');
    expect(completed('{"id":"a"}', computed, ['isFree', 'rupees'])).toBe('{"id":"a"}');
  });
});
