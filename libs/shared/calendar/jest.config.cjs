module.exports = {
  displayName: 'shared-calendar',
  preset: '../../../tools/jest/jest.preset.js',
};
