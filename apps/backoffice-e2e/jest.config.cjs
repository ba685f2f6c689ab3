module.exports = {
  displayName: 'backoffice-e2e',
  preset: '../../tools/jest/jest.preset.js',
};
