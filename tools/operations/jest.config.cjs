module.exports = {
  displayName: 'operations',
  preset: '../../tools/jest/jest.preset.js',
};
