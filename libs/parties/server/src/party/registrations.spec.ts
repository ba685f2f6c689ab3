import { type Registration, registrationsOf } from './registrations';

const maharashtra: Registration = { gstin: '27AAACI1681G1ZM', stateCode: '27', type: 'SEZ', address: null };

describe('the registrations of a party', () => {
  it('begin with its own GSTIN', () => {
    expect(registrationsOf({ gstin: '07AAACI1681G1ZR', stateCode: '07' })).toEqual([
      { gstin: '07AAACI1681G1ZR', stateCode: '07', type: 'REGULAR', address: null },
    ]);
  });

  it('keep what was said of the same GSTIN among the others, once', () => {
    const found = registrationsOf({ gstin: maharashtra.gstin ?? null, stateCode: '27', registrations: [maharashtra] });

    expect(found).toEqual([maharashtra]);
  });

  it('of an unregistered party say where it is', () => {
    expect(registrationsOf({ gstin: null, stateCode: '33' })).toEqual([
      { gstin: null, stateCode: '33', type: 'UNREGISTERED', address: null },
    ]);
  });

  it('of a party abroad are none', () => {
    expect(registrationsOf({ gstin: null, stateCode: '96' })).toEqual([]);
  });

  it('take the State inside each GSTIN', () => {
    const [own] = registrationsOf({
      gstin: null,
      stateCode: '27',
      registrations: [{ ...maharashtra, gstin: '07aaaci1681g1zr' }],
    });

    expect(own).toMatchObject({ gstin: '07AAACI1681G1ZR', stateCode: '07' });
  });
});
