module.exports = {
  displayName: 'activity-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
