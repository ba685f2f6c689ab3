module.exports = {
  displayName: 'shared-sheet-pdf',
  preset: '../../../tools/jest/jest.preset.js',
};
