module.exports = {
  displayName: 'shared-access',
  preset: '../../../tools/jest/jest.preset.js',
};
