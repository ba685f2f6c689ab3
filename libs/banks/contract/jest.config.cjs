module.exports = {
  displayName: 'banks-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
