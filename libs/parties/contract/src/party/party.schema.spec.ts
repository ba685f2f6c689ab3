import { ValidationError } from '@freightdesk/shared-endpoint/schema';
import { addPartyInput, updatePartyInput } from './party.schema';

const address = { line1: '12 Marine Lines', city: 'Mumbai', pincode: '400020' };
const oil = { name: 'Indian Oil', roles: ['CUSTOMER'], gstin: '06AAACI1681G1ZT' };

async function fieldsRefused(input: unknown, schema: typeof addPartyInput | typeof updatePartyInput = addPartyInput) {
  const refusal: unknown = await schema.validate(input, { strict: true, abortEarly: false }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ValidationError)) return [];
  return [...new Set(refusal.inner.length > 0 ? refusal.inner.map(({ path }) => path) : [refusal.path])];
}

describe('what a new party must be', () => {
  it('takes a name and a role alone', async () => {
    expect(await fieldsRefused({ name: 'Asha Exports', roles: ['CUSTOMER', 'SHIPPER'] })).toEqual([]);
  });

  it('takes a GSTIN as it is typed, with its State and PAN', async () => {
    const party = { ...oil, gstin: '06-aaaci 1681g1zt', stateCode: '06', pan: 'AAACI1681G', address };

    expect(await fieldsRefused(party)).toEqual([]);
  });

  it.each([
    ['no role', { name: 'Asha Exports', roles: [] }, ['roles']],
    ['a role that does not exist', { name: 'Asha Exports', roles: ['FRIEND'] }, ['roles[0]']],
    ['a GSTIN whose last character is wrong', { ...oil, gstin: '06AAACI1681G1ZU' }, ['gstin']],
    ['a State other than that of the GSTIN', { ...oil, stateCode: '27' }, ['stateCode']],
    ['a PAN other than that of the GSTIN', { ...oil, pan: 'AAKFD7113K' }, ['pan']],
    ['a GSTIN of a party abroad', { ...oil, country: 'AE' }, ['gstin']],
    ['a PIN code of five digits in India', { ...oil, address: { ...address, pincode: '40002' } }, ['address.pincode']],
    [
      'another registration whose State contradicts it',
      { ...oil, registrations: [{ gstin: '18AAACI1681G1ZO', stateCode: '19', type: 'REGULAR' }] },
      ['registrations.0.stateCode'],
    ],
    ['a number for a GSTIN', { ...oil, gstin: 6 }, ['gstin']],
    ['an address without its city', { ...oil, address: { line1: 'x', pincode: '400001' } }, ['address.city']],
    ['a word in place of a number', { ...oil, creditDays: '30' }, ['creditDays']],
    ['a field nobody knows', { ...oil, nickname: 'IOC' }, ['']],
  ])('refuses %s', async (_, input, fields) => {
    expect(await fieldsRefused(input)).toEqual(fields);
  });

  it('needs no PIN code in its address', async () => {
    expect(await fieldsRefused({ ...oil, address: { line1: 'x', city: 'y' } })).toEqual([]);
  });

  it('lets a party abroad have its own form of post code', async () => {
    const agent = {
      name: 'Gulf Lines',
      roles: ['OVERSEAS_AGENT'],
      country: 'AE',
      address: { ...address, pincode: 'PO 12' },
    };

    expect(await fieldsRefused(agent)).toEqual([]);
  });
});

describe('what a change of a party must be', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';

  it('takes the one field that changes, and null to clear one', async () => {
    expect(await fieldsRefused({ id, version: 1, phone: null }, updatePartyInput)).toEqual([]);
  });

  it('needs the version the person saw', async () => {
    expect(await fieldsRefused({ id, phone: null }, updatePartyInput)).toEqual(['version']);
  });
});
