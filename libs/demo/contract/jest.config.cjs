module.exports = {
  displayName: 'demo-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
