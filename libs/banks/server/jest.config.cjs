module.exports = {
  displayName: 'banks-server',
  preset: '../../../tools/jest/jest.preset.js',
};
