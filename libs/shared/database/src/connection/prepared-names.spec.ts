import { preparedName } from './prepared-names';

describe('a statement', () => {
  it('is kept from the second time on, under one name', () => {
    const text = 'select "id" from "bank" where "id" = $1';

    const names = [preparedName(text), preparedName(text), preparedName(text)];

    expect(names).toEqual([undefined, expect.stringMatching(/^s\d+$/), names[1]]);
  });

  it.each([
    'begin',
    'commit',
    "set local lock_timeout = '750ms'",
    'select * from "voucher"',
    'select "posting".*, "code" from x',
    'select p.* from posting p',
  ])('is never kept where it is %s', (text) => {
    expect([preparedName(text), preparedName(text), preparedName(text)]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['it counts rows', 'select count(*) as "count" from "bank"'],
    ['it is written over lines', '\n    insert into posting (id)\n    select id from told'],
  ])('is kept where %s', (_case, text) => {
    preparedName(text);

    expect(preparedName(text)).toBeDefined();
  });
});
