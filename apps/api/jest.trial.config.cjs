/** What is tried by chance or by force. */
module.exports = {
  ...require('./jest.config.cjs'),
  displayName: 'api, trials',
  testMatch: ['<rootDir>/src/**/*.trial.spec.ts'],
};
