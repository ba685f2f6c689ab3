module.exports = {
  displayName: 'parties-server',
  preset: '../../../tools/jest/jest.preset.js',
};
