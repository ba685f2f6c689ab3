import { say } from '@freightdesk/shared-sentence';
import { chargeHeadRow } from './charge-head.builder';
import { mixedHeadsNotice } from './mixed-heads.rules';

const at = (gstRate: string) => [{ from: '2017-07-01', gstRate, taxability: 'TAXABLE' as const, source: null }];
const ocean = chargeHeadRow({ id: 'ocean' });
const air = chargeHeadRow({ id: 'air', name: 'Air freight', code: 'AFT', sac: '996531', rates: at('18') });
const airImport = chargeHeadRow({ ...air, id: 'air-import', name: 'Air freight, import', code: 'AFI', rates: at('0') });
const thc = chargeHeadRow({ id: 'thc', name: 'Terminal handling (THC)', code: 'THC', sac: '996711', rates: at('18') });
const paper = chargeHeadRow({ id: 'doc', name: 'Documentation fee', code: 'DOC', sac: '996719', rates: at('18') });
const bill = chargeHeadRow({ ...paper, id: 'blf', name: 'Bill of lading fee', code: 'BLF' });
const docs = chargeHeadRow({ ...paper, id: 'docs', name: 'Docs', code: null });
const road = chargeHeadRow({ id: 'gta', name: 'Road transport (GTA)', code: 'GTA', sac: '996791' });
const withCredit = chargeHeadRow({
  ...road,
  id: 'gtc',
  name: 'Road transport (GTA, with credit)',
  code: 'GTC',
  rates: at('18'),
});
const heads = [road, withCredit, docs, ocean, air, airImport, thc, paper, bill];

const noticeOf = (description: string, chargeHeadId: string | null = null) =>
  mixedHeadsNotice({ description, chargeHeadId }, heads, '2026-11-23');

describe('a line mixes heads', () => {
  it.each([
    ['that it names in a row', 'Ocean freight, THC and documentation', null, 'Ocean freight'],
    ['that it names by plus and code', 'Ocean freight + DOC', null, 'Ocean freight'],
    ['of the same rate and another code', 'Terminal handling / documentation', null, 'Terminal handling (THC)'],
    ['where it names another than its own', 'Documentation fee', ocean.id, 'Ocean freight'],
    ['where its own is not the transport', 'Handling with ocean freight', thc.id, 'Ocean freight'],
  ])('%s', (_what, description, head, principal) => {
    expect(noticeOf(description, head)?.values).toMatchObject({ principal });
  });

  it('and says which, at what rate, and what the law makes of them', () => {
    const notice = noticeOf('Ocean freight & THC', ocean.id);

    expect(notice && say(notice)).toBe(
      'Mixes Ocean freight 5%, Terminal handling (THC) 18%: one composite supply is taxed as Ocean freight (CGST Act s.2(30), s.8), else each needs its own line.',
    );
  });
});

it.each([
  ['is named as its head', 'Ocean freight', ocean.id],
  ['says more of its own', 'Ocean freight to Hamburg, MSCU1234567', ocean.id],
  ['names one head that contains another', 'Air freight, import', airImport.id],
  ['names heads that are taxed alike', 'Documentation and bill of lading fee', paper.id],
  ['bears a number in its words', 'Air freight AWB 176-12345675', air.id],
  ['names a docket', 'Air freight, HO/26-27/000001', air.id],
  ['has a name within another word', 'Air freight of hairdocs', air.id],
  ['is called as two heads are', 'Road transport', withCredit.id],
  ['has no words yet', '', null],
])('a line that %s mixes none', (_what, description, head) => {
  expect(noticeOf(description, head)).toBeNull();
});
