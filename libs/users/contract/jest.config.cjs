module.exports = {
  displayName: 'users-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
