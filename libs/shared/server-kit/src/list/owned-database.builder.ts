import type { Db } from '@freightdesk/shared-database';
import { connectAsTamperer, createFreshDatabase } from '@freightdesk/shared-database/testing';

/** A database for the specs of a file, by a connection with all rights, which may make tables of their own in it. */
export function onOwnedDatabase(begins: (owner: Db) => Promise<void> | void): void {
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
    const owner = connectAsTamperer(fresh.url);
    drop = async () => {
      await owner.destroy();
      await fresh.drop();
    };
    await begins(owner);
  });
  afterAll(() => drop());
}
