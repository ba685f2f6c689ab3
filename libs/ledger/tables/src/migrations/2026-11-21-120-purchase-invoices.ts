import { type Kysely, sql } from 'kysely';

/** What was deducted from vendors and is owed to the government, an account for each payment code of the returns. */
const tdsAccounts: readonly (readonly [code: string, name: string])[] = [
  ['2310', 'TDS payable: contracts, individuals and HUF'],
  ['2311', 'TDS payable: contracts, others'],
  ['2320', 'TDS payable: commission'],
  ['2330', 'TDS payable: rent of plant or machinery'],
  ['2331', 'TDS payable: rent of land or building'],
  ['2340', 'TDS payable: technical fees'],
  ['2341', 'TDS payable: professional fees'],
  ['2350', 'TDS payable: purchase of goods'],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [code, name] of tdsAccounts) {
    await sql`insert into account (code, name, kind) values (${code}, ${name}, 'LIABILITY')`.execute(db);
  }
}
