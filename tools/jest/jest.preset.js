/** The one Jest preset: SWC, Nx's resolver (so that paths stand in tsconfig.base.json alone), specs beside what they test. */
module.exports = {
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  resolver: '@nx/jest/plugins/resolver',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  testEnvironment: 'node',
  testTimeout: 30_000,
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  // Published as ES modules only, so they pass through the same transform.
  transformIgnorePatterns: ['/node_modules/(?!(@mui|@faker-js|stylis|stylis-plugin-rtl)/)'],
};
