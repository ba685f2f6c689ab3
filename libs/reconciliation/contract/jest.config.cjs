module.exports = {
  displayName: 'reconciliation-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
