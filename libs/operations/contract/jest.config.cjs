module.exports = {
  displayName: 'operations-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
