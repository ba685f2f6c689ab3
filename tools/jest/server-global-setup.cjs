const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');

const root = join(__dirname, '../..');
const load = (file) => requireTypeScript(file, __filename);

/** The tables that a project says it has (`src/tables.ts`); who says none stands on the ground alone. */
function tablesOf({ rootDir, globals }) {
  const file = join(rootDir, globals.tables ?? 'src/tables.ts');
  return existsSync(file) ? load(file).tables : [load(join(root, 'libs/shared/tables/src/index.ts')).groundTables];
}

/**
 * Starts one PostgreSQL for the run: a scratch store of its own, or the server of TEST_DATABASE_URL. Specs get copies of its
 * template, which holds the project's tables and what they need, by `freshDatabase()`. It ends with this process, also when
 * that is killed, and takes its folder along.
 */
module.exports = async (_options, project) => {
  process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.base.json');
  const { startTestServer } = load(join(root, 'libs/shared/database/src/testing.ts'));
  const server = await startTestServer(tablesOf(project), process.env.TEST_DATABASE_URL);
  process.env.FREIGHTDESK_TEST_TEMPLATE = server.templateUrl;
  globalThis.freightdeskTestServer = server;
};
