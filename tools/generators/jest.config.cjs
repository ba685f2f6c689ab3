module.exports = {
  displayName: 'generators',
  preset: '../../tools/jest/jest.preset.js',
};
