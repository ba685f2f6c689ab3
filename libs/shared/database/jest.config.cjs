module.exports = {
  displayName: 'shared-database',
  preset: '../../../tools/jest/jest.preset.js',
  globalSetup: '../../../tools/jest/server-global-setup.cjs',
  globals: { tables: 'src/sample.tables.ts' },
  globalTeardown: '../../../tools/jest/server-global-teardown.cjs',
};
