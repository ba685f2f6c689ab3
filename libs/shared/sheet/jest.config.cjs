module.exports = {
  displayName: 'shared-sheet',
  preset: '../../../tools/jest/jest.preset.js',
};
