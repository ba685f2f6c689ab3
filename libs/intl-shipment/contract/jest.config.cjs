module.exports = {
  displayName: 'intl-shipment-contract',
  preset: '../../../tools/jest/jest.preset.js',
};
