module.exports = {
  displayName: 'shared-money',
  preset: '../../../tools/jest/jest.preset.js',
};
