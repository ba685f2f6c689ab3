module.exports = {
  displayName: 'overview-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
