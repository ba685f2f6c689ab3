module.exports = {
  displayName: 'views-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
