module.exports = {
  displayName: 'invoices-server',
  preset: '../../../tools/jest/jest.preset.js',
};
