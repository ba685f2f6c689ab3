module.exports = {
  displayName: 'users-server',
  preset: '../../../tools/jest/jest.preset.js',
};
