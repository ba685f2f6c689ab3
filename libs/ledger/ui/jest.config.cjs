module.exports = {
  displayName: 'ledger-ui',
  preset: '../../../tools/jest/jest.preset.js',
  testEnvironment: '../../../tools/jest/web-environment.cjs',
  setupFilesAfterEnv: ['../../../tools/jest/web-setup.ts'],
};
