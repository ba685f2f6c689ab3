const { join } = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');

const root = join(__dirname, '../..');

/**
 * Starts one PostgreSQL for the run: a scratch store of its own, or the server of TEST_DATABASE_URL. Specs get copies of its
 * template by `freshDatabase()`. It ends with this process, also when that is killed, and takes its folder along.
 */
module.exports = async () => {
  process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.base.json');
  const { startTestServer } = requireTypeScript(join(root, 'libs/shared/database/src/testing.ts'), __filename);
  const server = await startTestServer(process.env.TEST_DATABASE_URL);
  process.env.FREIGHTDESK_TEST_TEMPLATE = server.templateUrl;
  globalThis.freightdeskTestServer = server;
};
