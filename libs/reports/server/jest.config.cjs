module.exports = {
  displayName: 'reports-server',
  preset: '../../../tools/jest/jest.preset.js',
};
