module.exports = {
  displayName: 'shared-endpoint',
  preset: '../../../tools/jest/jest.preset.js',
};
