module.exports = {
  displayName: 'reports-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
