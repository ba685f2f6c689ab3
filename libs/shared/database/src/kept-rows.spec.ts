import { sql } from 'kysely';
import { Client } from 'pg';
import { keepRows, type KeptRows } from './kept-rows';
import { createFreshDatabase, type FreshDatabase } from './testing';

let fresh: FreshDatabase;
let owner: Client;
let rows: KeptRows;

beforeAll(async () => {
  fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
  owner = new Client({ connectionString: fresh.url });
  await owner.connect();
  await owner.query(`
    create table ship (
      id bigint generated always as identity primary key,
      name text not null,
      shout text generated always as (upper(name)) stored
    );
    create table voyage (ship bigint not null references ship, seen timestamptz not null default now());
    create function refuse() returns trigger language plpgsql as $$ begin raise 'never'; end $$;
    create trigger kept before delete or truncate on voyage execute function refuse();
    insert into ship (name) values ('Asha'), ('Indira');
    insert into voyage (ship) values (2)`);
  rows = await keepRows(fresh.url);
});

afterAll(async () => {
  await owner.end();
  await rows.end();
  await fresh.drop();
});

const all = async () => ({
  ships: (await owner.query('select * from ship order by id')).rows,
  voyages: (await owner.query('select * from voyage')).rows,
  keys: await fresh.db.selectFrom('idempotencyKey').select('key').execute(),
});

describe('rows that are kept', () => {
  it('come back as they were, what was added is gone, and numbers go on from where they stood', async () => {
    const before = await all();
    await owner.query(`insert into voyage (ship) values (1)`);
    await owner.query(`insert into ship (name) values ('Vikram')`);
    await owner.query(`update ship set name = 'Lost' where id = 1`);
    await fresh.db.insertInto('idempotencyKey').values({ key: 'once', status: null }).execute();

    await rows.bringBack();

    expect(await all()).toEqual(before);
    expect((await owner.query(`insert into ship (name) values ('Meera') returning id::int`)).rows).toEqual([{ id: 3 }]);
    await rows.bringBack();
    expect(await all()).toEqual(before);
  });

  it('do not wait for who still holds a row, whose work ends as by a drop', async () => {
    const before = await all();
    const hanging = new Client({ connectionString: fresh.url });
    hanging.on('error', () => undefined);
    await hanging.connect();
    await hanging.query(`begin; update ship set name = 'Held' where id = 1`);

    await rows.bringBack();

    await expect(hanging.query('commit')).rejects.toThrow();
    expect(await all()).toEqual(before);
  });

  it('still refuse to go for everybody else', async () => {
    await expect(owner.query('delete from voyage')).rejects.toThrow('never');
    await expect(sql`delete from voyage`.execute(fresh.db)).rejects.toThrow();
  });
});
