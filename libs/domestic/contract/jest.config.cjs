module.exports = {
  displayName: 'domestic-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
