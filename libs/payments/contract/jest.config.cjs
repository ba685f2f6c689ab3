module.exports = {
  displayName: 'payments-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
