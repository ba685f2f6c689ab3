module.exports = {
  displayName: 'api-faults, trials',
  preset: '../../tools/jest/jest.preset.js',
  testMatch: ['<rootDir>/src/**/*.trial.spec.ts'],
  globalSetup: '../../tools/jest/server-global-setup.cjs',
  globalTeardown: '../../tools/jest/server-global-teardown.cjs',
};
