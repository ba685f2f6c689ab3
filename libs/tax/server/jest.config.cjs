module.exports = {
  displayName: 'tax-server',
  preset: '../../../tools/jest/jest.preset.js',
  globalSetup: '../../../tools/jest/server-global-setup.cjs',
  globalTeardown: '../../../tools/jest/server-global-teardown.cjs',
};
