module.exports = {
  displayName: 'ledger-server',
  preset: '../../../tools/jest/jest.preset.js',
};
