module.exports = {
  displayName: 'desk-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
