/** The one Jest preset: SWC, paths from tsconfig.base.json alone, specs beside what they test. Trials are a target of their own. */
module.exports = {
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx', '!**/*.trial.spec.ts'],
  resolver: require.resolve('./resolver.cjs'),
  runtime: require.resolve('./runtime.cjs'),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  testEnvironment: 'node',
  testTimeout: 30_000,
  setupFilesAfterEnv: [require.resolve('./own-template.cjs')],
  transform: { '^.+\\.(ts|tsx|js|mjs)$': require.resolve('./transform.cjs') },
};
