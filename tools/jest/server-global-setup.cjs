const { existsSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { dirname, join, sep } = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');
const { firstThenTogether } = require('./first-then-together.cjs');

const root = join(__dirname, '../..');
const load = (file) => requireTypeScript(file, __filename);

/** The tables that a project says it has (`src/tables.ts`); who says none stands on the ground alone. */
function tablesOf(folder, globals = {}) {
  const file = join(folder, globals.tables ?? 'src/tables.ts');
  return existsSync(file) ? load(file).tables : [load(join(root, 'libs/shared/tables/src/index.ts')).groundTables];
}

/** The projects of the run that stand on a database, each with its tables: Jest calls once for all of them. */
function tablesByProject(files) {
  const configs = files.map((file) => [dirname(file), require(file)]);
  const onDatabase = configs.filter(
    ([folder, { globalSetup }]) => globalSetup && join(folder, globalSetup) === __filename,
  );
  return onDatabase.map(([folder, { globals }]) => [folder, tablesOf(folder, globals)]);
}

/** The first makes the role of the server, which all databases share; then there are as many under way as there are cores. */
async function templatesFor(projects, server) {
  const templates = {};
  const make = async ([folder, tables]) => {
    templates[folder + sep] = await server.templateOf(tables);
  };
  await firstThenTogether(tablesByProject(projects), make, availableParallelism());
  return templates;
}

/**
 * Starts one PostgreSQL for the run: a scratch store of its own, or the server of TEST_DATABASE_URL. Specs get copies of their
 * project's template, which holds its tables and what they need, by `freshDatabase()`. It ends with this process, also when
 * that is killed, and takes its folder along.
 */
module.exports = async ({ projects }) => {
  process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.base.json');
  const { startTestServer } = load(join(root, 'libs/shared/database/src/testing.ts'));
  const server = await startTestServer(process.env.TEST_DATABASE_URL);
  globalThis.freightdeskTestServer = server;
  try {
    process.env.FREIGHTDESK_TEST_TEMPLATES = JSON.stringify(await templatesFor(projects, server));
  } catch (error) {
    await server.stop();
    throw error;
  }
};
