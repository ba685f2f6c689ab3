module.exports = {
  displayName: 'auth-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
