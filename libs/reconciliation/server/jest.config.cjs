module.exports = {
  displayName: 'reconciliation-server',
  preset: '../../../tools/jest/jest.preset.js',
  globalSetup: '../../../tools/jest/server-global-setup.cjs',
  globalTeardown: '../../../tools/jest/server-global-teardown.cjs',
};
