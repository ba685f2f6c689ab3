module.exports = {
  displayName: 'api',
  preset: '../../tools/jest/jest.preset.js',
};
