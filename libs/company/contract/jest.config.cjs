module.exports = {
  displayName: 'company-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
