module.exports = {
  displayName: 'payments',
  preset: '../../../tools/jest/jest.preset.js',
  testEnvironment: '../../../tools/jest/web-environment.cjs',
  setupFilesAfterEnv: ['../../../tools/jest/web-setup.ts'],
};
