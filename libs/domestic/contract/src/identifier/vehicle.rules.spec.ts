import { repairVehicleNumber, vehicleProblem, vehicleWarning } from './vehicle.rules';

describe('vehicle numbers', () => {
  // einvoice6.gst.gov.in, general master of the Invoice Registration Portal
  it.each(['AB121234', 'AB12A1234', 'AB12AB1234', 'ABC1234', 'AB123A1234', 'AB12ABC1234', 'mh-12 ab 1234', 'TR1234AB'])(
    '%s is one',
    (number) => {
      expect(vehicleProblem(number)).toBeNull();
      expect(vehicleWarning(number)).toBeNull();
    },
  );

  it('of the BH series are real, with a warning', () => {
    expect(vehicleProblem('22BH1234AA')).toBeNull();
    expect(vehicleWarning('22BH1234AA')).toContain('BH');
  });

  it.each([
    ['DL1AB123', 'DL01AB0123'],
    ['MH 4 C 77', 'MH04C0077'],
    ['MH04C0077', null],
    ['TRUCK', null],
    ['123', null],
  ])('%s is repaired to %p', (typed, repaired) => {
    expect(repairVehicleNumber(typed)).toBe(repaired);
  });

  it.each(['TRUC', 'DL1AB123', '1234', ''])('%p is none', (text) => {
    expect(vehicleProblem(text)).not.toBeNull();
  });
});
