module.exports = {
  displayName: 'intl-shipment-server',
  preset: '../../../tools/jest/jest.preset.js',
};
