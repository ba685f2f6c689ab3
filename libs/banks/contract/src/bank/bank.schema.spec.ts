import { type Schema, ValidationError } from '@freightdesk/shared-endpoint/schema';
import { bankInput } from './bank.builder';
import { addBankInput } from './bank.schema';
import { transferInput } from '../transfer/transfer.schema';

/** The fields that a schema refuses in a value. */
function refusedFields(schema: Schema, value: object): string[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [...new Set(error.inner.map(({ path }) => path ?? ''))].sort();
  }
}

describe('a new bank', () => {
  it.each([
    ['an ordinary current account', {}, []],
    ['cash, which has no IFSC', { accountType: 'CASH', ifsc: undefined }, []],
    ['a current account without IFSC', { ifsc: undefined }, ['ifsc']],
    ['a malformed IFSC', { ifsc: 'HDFC1000123' }, ['ifsc']],
    ['an EEFC account, which may have none', { ifsc: undefined, accountType: 'EEFC', currency: 'USD' }, []],
    ['an EEFC account with a malformed one', { ifsc: 'HDFC1', accountType: 'EEFC', currency: 'USD' }, ['ifsc']],
    [
      'an account abroad with a SWIFT code',
      { ifsc: undefined, swift: 'CHASUS33', currency: 'USD', openingBalancePaise: undefined },
      [],
    ],
    [
      'a foreign opening balance without its worth',
      { currency: 'USD', openingBalanceMinor: 100, openingBalancePaise: undefined },
      ['openingBalancePaise'],
    ],
    ['an opening balance in words', { openingBalancePaise: '100' }, ['openingBalancePaise']],
    ['an opening balance in fractions of a paisa', { openingBalancePaise: 0.5 }, ['openingBalancePaise']],
    ['an overdrawn opening balance', { accountType: 'OD', openingBalancePaise: -500_00 }, []],
    ['a day that does not exist', { openingDate: '2026-02-30' }, ['openingDate']],
    ['a kind of account that does not exist', { accountType: 'PIGGY' }, ['accountType']],
    ['no name', { name: '' }, ['name']],
  ])('%s', (_name, changes, expected) => {
    expect(refusedFields(addBankInput, { ...bankInput(), ...changes })).toEqual(expected);
  });
});

describe('a transfer', () => {
  const ids = { fromBankId: '01990000-0000-7000-8000-000000000001', toBankId: '01990000-0000-7000-8000-000000000002' };

  it.each([
    ['as it should be', { amountMinor: 1 }, []],
    ['of nothing', { amountMinor: 0 }, ['amountMinor']],
    ['backwards', { amountMinor: -1 }, ['amountMinor']],
  ])('%s', (_name, changes, expected) => {
    expect(refusedFields(transferInput, { ...ids, date: '2026-04-01', ...changes })).toEqual(expected);
  });
});
