module.exports = {
  displayName: 'overview-server',
  preset: '../../../tools/jest/jest.preset.js',
};
