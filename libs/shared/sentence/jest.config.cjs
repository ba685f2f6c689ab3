module.exports = {
  displayName: 'shared-sentence',
  preset: '../../../tools/jest/jest.preset.js',
};
