module.exports = {
  displayName: 'tracking-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
