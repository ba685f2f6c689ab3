module.exports = {
  displayName: 'shared-server-kit',
  preset: '../../../tools/jest/jest.preset.js',
};
