module.exports = {
  displayName: 'ledger-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
