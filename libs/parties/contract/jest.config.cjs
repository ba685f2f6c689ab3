module.exports = {
  displayName: 'parties-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
