module.exports = {
  displayName: 'payments-server',
  preset: '../../../tools/jest/jest.preset.js',
};
