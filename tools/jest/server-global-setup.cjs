const { existsSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { dirname, join, sep } = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');
const { firstThenTogether, smallestThenLargest } = require('./first-then-together.cjs');

const root = join(__dirname, '../..');
const load = (file) => requireTypeScript(file, __filename);

const groundFolder = join(root, 'libs/shared/tables');
const groundAlone = () => [load(join(groundFolder, 'src/index.ts')).groundTables];

/** The tables that a project says it has (`src/tables.ts`); who says none stands on the ground alone. */
function tablesOf(folder, globals = {}) {
  const file = join(folder, globals.tables ?? 'src/tables.ts');
  return existsSync(file) ? load(file).tables : groundAlone();
}

/** The projects of the run that stand on a database, each with its tables: Jest calls once for all of them. */
function tablesByProject(files) {
  const configs = files.map((file) => [dirname(file), require(file)]);
  const onDatabase = configs.filter(
    ([folder, { globalSetup }]) => globalSetup && join(folder, globalSetup) === __filename,
  );
  return onDatabase.map(([folder, { globals }]) => [folder, tablesOf(folder, globals)]);
}

/**
 * The first makes the role of the server, which all databases share; then there are as many under way as there are cores. The ground is
 * the first of several, since it is the soonest made: that of an edited column and that of the whole server then do not wait for each other.
 */
async function templatesFor(projects, server, formOf) {
  const templates = {};
  const make = async ([folder, tables]) => {
    templates[folder + sep] = await server.templateOf(tables);
  };
  const sizeOf = ([, tables]) => Object.keys(formOf(tables).migrations).length;
  const own = tablesByProject(projects);
  const inOrder = smallestThenLargest(own.length > 1 ? [[groundFolder, groundAlone()], ...own] : own, sizeOf);
  await firstThenTogether(inOrder, make, availableParallelism());
  return templates;
}

/**
 * Starts one PostgreSQL for the run: a scratch store of its own, or the server of TEST_DATABASE_URL. Specs get copies of their
 * project's template, which holds its tables and what they need, by `freshDatabase()`. It ends with this process, also when
 * that is killed, and takes its folder along.
 */
module.exports = async ({ projects }) => {
  process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.base.json');
  const { formOf, startTestServer } = load(join(root, 'libs/shared/database/src/testing.ts'));
  const server = await startTestServer(process.env.TEST_DATABASE_URL);
  globalThis.freightdeskTestServer = server;
  try {
    process.env.FREIGHTDESK_TEST_TEMPLATES = JSON.stringify(await templatesFor(projects, server, formOf));
  } catch (error) {
    await server.stop();
    throw error;
  }
};
