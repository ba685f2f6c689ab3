module.exports = {
  displayName: 'auth-server',
  preset: '../../../tools/jest/jest.preset.js',
};
