module.exports = {
  displayName: 'shared-testing-server',
  preset: '../../../tools/jest/jest.preset.js',
};
