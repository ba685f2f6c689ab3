module.exports = {
  displayName: 'tax-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
