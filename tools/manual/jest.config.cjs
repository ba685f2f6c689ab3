module.exports = {
  displayName: 'manual',
  preset: '../../tools/jest/jest.preset.js',
};
