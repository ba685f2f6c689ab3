import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { closureOf, formOf } from './store-form';
import type { Tables } from './tables';

const nowhere = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const ran: string[] = [];
const part = (what: string) => async () => void ran.push(what);

const ground: Tables = {
  domain: 'shared',
  tables: ['person'],
  needs: [],
  migrations: { '01-people': part('people'), '03-guards': part('guards of people') },
};
const ledger: Tables = {
  domain: 'ledger',
  tables: ['account', 'voucher'],
  appendOnly: ['voucher'],
  needs: [ground],
  migrations: { '02-books': part('books'), '03-guards': part('guards of books') },
};
const banks: Tables = {
  domain: 'banks',
  tables: ['bank'],
  needs: [ledger, ground],
  migrations: { '03-guards': part('guards of banks') },
};

describe('the form of a store', () => {
  it('holds the rooms that are named and what they need, each once and after what it needs', () => {
    expect(closureOf([banks, ledger]).map(({ domain }) => domain)).toEqual(['shared', 'ledger', 'banks']);
    expect(formOf([banks]).tables).toEqual(['person', 'account', 'voucher', 'bank']);
    expect(formOf([banks]).appendOnly).toEqual(['voucher']);
    expect(formOf([ground]).tables).toEqual(['person']);
  });

  it('runs migrations in the order of their names, and the parts of one name in the order of the needs', async () => {
    const { migrations } = formOf([banks]);
    for (const { up } of Object.values(migrations)) await up(nowhere);

    expect(Object.keys(migrations)).toEqual(['01-people', '02-books', '03-guards']);
    expect(ran).toEqual(['people', 'books', 'guards of people', 'guards of books', 'guards of banks']);
  });

  it('is refused where rooms need each other in a circle', () => {
    const needs: Tables[] = [];
    const payments: Tables = { ...banks, domain: 'payments', needs };
    needs.push({ ...ledger, domain: 'invoices', needs: [payments] });

    expect(() => closureOf([payments])).toThrow('Tables need each other in a circle: payments > invoices > payments.');
  });
});
