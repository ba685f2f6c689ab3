module.exports = {
  displayName: 'invoices-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
