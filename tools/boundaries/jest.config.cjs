module.exports = {
  displayName: 'boundaries',
  preset: '../../tools/jest/jest.preset.js',
};
