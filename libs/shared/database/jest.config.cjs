module.exports = {
  displayName: 'shared-database',
  preset: '../../../tools/jest/jest.preset.js',
};
