import { customsStationText, readCustomsStation } from './customs-station.rules';

describe('a station of Indian customs', () => {
  // Published codes and names: the list of port codes that Odoo's Indian localisation has of ICEGATE.
  it.each([
    ['INNSA1', { unlocode: 'INNSA', station: 'Nhava Sheva Sea' }],
    ['INBOM4', { unlocode: 'INBOM', station: 'Bombay Air Cargo' }],
  ])('%s is at a place, by sea or by air', (code, station) => {
    expect(readCustomsStation(code)).toEqual(station);
  });

  it('is read in any spelling, and by the name of its place where customs have none of their own', () => {
    expect(readCustomsStation('in tkd 6')).toEqual({ unlocode: 'INTKD', station: 'Tughlakabad ICD' });
    expect(customsStationText('inbom4')).toBe('INBOM4 · Bombay Air Cargo');
  });

  it.each(['INNSA', 'INNSA9', 'INNSA11', 'AEJEA1', 'I1NSA1', 'Nhava Sheva', ''])('is not %p', (text) => {
    expect(readCustomsStation(text)).toBeNull();
    expect(customsStationText(text)).toBe(text);
  });
});
