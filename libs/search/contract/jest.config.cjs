module.exports = {
  displayName: 'search-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
