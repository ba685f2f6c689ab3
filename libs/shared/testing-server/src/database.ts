import { type FreshDatabase, createFreshDatabase } from '@freightdesk/shared-database/testing';

/** A migrated database for one spec file: `beforeAll` makes it, `afterAll` drops it. */
export function freshDatabase(): Promise<FreshDatabase> {
  const templateUrl = process.env['FREIGHTDESK_TEST_TEMPLATE'];
  if (templateUrl === undefined) {
    throw new Error("No test server runs: the project's jest.config.cjs needs the globalSetup of tools/jest.");
  }
  return createFreshDatabase(templateUrl);
}
