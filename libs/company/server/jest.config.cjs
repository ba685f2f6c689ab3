module.exports = {
  displayName: 'company-server',
  preset: '../../../tools/jest/jest.preset.js',
};
