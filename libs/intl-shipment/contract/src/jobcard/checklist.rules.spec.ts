import { checklistPapers, checklistRules } from './checklist.data';
import {
  checklistOf,
  type ChecklistJob,
  missingPapers,
  paperProblems,
  papersDueOn,
  type SaidPaper,
} from './checklist.rules';
import { jobDirections, jobModes } from './jobcard.kinds';

const days = { etd: '2026-12-10', eta: '2026-12-30' };
const papersOf = (job: ChecklistJob) => checklistOf(job, []).map(({ paper }) => paper);
const neededBy = (job: ChecklistJob, paper: string) =>
  checklistOf(job, []).find((one) => one.paper === paper)?.neededBy;
const said = (changes: Partial<SaidPaper>): SaidPaper => ({
  ...{ paper: 'PACKING_LIST', status: 'RECEIVED', reason: null, neededBy: null },
  ...{ receivedOn: '2026-12-01', expiresOn: null, file: null },
  ...changes,
});

describe('the papers of a job', () => {
  it.each(jobModes.flatMap((mode) => jobDirections.map((direction) => ({ mode, direction }))))(
    'of $mode $direction are each there once, and the goods have their invoice, packing list and proof of delivery',
    (job) => {
      const papers = papersOf(job);

      expect(new Set(papers).size).toBe(papers.length);
      expect(papers).toEqual(expect.arrayContaining(['COMMERCIAL_INVOICE', 'PACKING_LIST', 'POD']));
    },
  );

  it.each([
    ['SEA_FCL', 'EXPORT', ['SHIPPING_INSTRUCTION', 'VGM', 'SHIPPING_BILL', 'MBL', 'HBL'], ['MAWB', 'BILL_OF_ENTRY']],
    ['SEA_LCL', 'EXPORT', ['SHIPPING_INSTRUCTION', 'SHIPPING_BILL', 'HBL'], ['VGM', 'DELIVERY_ORDER']],
    ['SEA_FCL', 'IMPORT', ['MBL', 'ARRIVAL_NOTICE', 'BILL_OF_ENTRY', 'DELIVERY_ORDER'], ['SHIPPING_BILL', 'VGM']],
    ['AIR', 'EXPORT', ['MAWB', 'HAWB', 'SHIPPING_BILL'], ['MBL', 'VGM', 'SHIPPING_INSTRUCTION']],
    ['AIR', 'IMPORT', ['MAWB', 'HAWB', 'BILL_OF_ENTRY', 'DELIVERY_ORDER'], ['SHIPPING_BILL', 'HBL']],
    ['SEA_FCL', 'CROSS_TRADE', ['MBL', 'HBL', 'VGM'], ['SHIPPING_BILL', 'BILL_OF_ENTRY']],
    ['ROAD', 'IMPORT', ['CONSIGNMENT_NOTE', 'BILL_OF_ENTRY'], ['DELIVERY_ORDER', 'MBL']],
  ] as const)('of %s %s are %j and not %j', (mode, direction, has, hasNot) => {
    const papers = papersOf({ mode, direction });

    expect(papers).toEqual(expect.arrayContaining([...has]));
    for (const paper of hasNot) expect(papers).not.toContain(paper);
  });

  it('all come in some job', () => {
    expect([...new Set(checklistRules.map(({ paper }) => paper))].sort()).toEqual([...checklistPapers].sort());
  });
});

describe('the day by which a paper is needed', () => {
  it.each([
    [
      'follows from the sailing',
      { mode: 'SEA_FCL', direction: 'EXPORT', ...days },
      'SHIPPING_INSTRUCTION',
      '2026-12-07',
    ],
    [
      'is that of its cut-off once that is known, as India reads the clock',
      { mode: 'SEA_FCL', direction: 'EXPORT', ...days, siCutoffAt: '2026-12-07T19:00:00Z' },
      'SHIPPING_INSTRUCTION',
      '2026-12-08',
    ],
    [
      'is the day before arrival for a bill of entry',
      { mode: 'AIR', direction: 'IMPORT', ...days },
      'BILL_OF_ENTRY',
      '2026-12-29',
    ],
    ['is not known while the job has no days', { mode: 'AIR', direction: 'IMPORT' }, 'BILL_OF_ENTRY', null],
  ] as const)('%s', (_how, job, paper, day) => {
    expect(neededBy(job, paper)).toBe(day);
  });

  it('may be given by hand, and is the rule’s again once it is taken away', () => {
    const job = { mode: 'AIR', direction: 'IMPORT', ...days } as const;
    const given = checklistOf(job, [said({ status: 'NEEDED', neededBy: '2026-12-15' })])[1];

    expect(given).toMatchObject({ paper: 'PACKING_LIST', neededBy: '2026-12-15', isDayGiven: true });
    expect(checklistOf(job, [said({ status: 'NEEDED' })])[1]).toMatchObject({
      neededBy: '2026-12-27',
      isDayGiven: false,
    });
  });
});

describe('what is missing', () => {
  const job = { mode: 'ROAD', direction: 'EXPORT', ...days } as const;

  it('is what nobody received or did without, the first day of it being the job’s', () => {
    const papers = checklistOf(job, [
      said({ paper: 'COMMERCIAL_INVOICE' }),
      said({ status: 'NOT_NEEDED', reason: 'Listed in the invoice' }),
    ]);

    expect(missingPapers(papers).map(({ paper }) => paper)).toEqual(['SHIPPING_BILL', 'CONSIGNMENT_NOTE', 'POD']);
    expect(papersDueOn(papers)).toBe('2026-12-09');
  });

  it('is a paper that only some ask for once somebody says that it is needed', () => {
    const missing = missingPapers(checklistOf(job, [said({ paper: 'CERTIFICATE_OF_ORIGIN', status: 'NEEDED' })]));

    expect(missing.map(({ paper }) => paper)).toContain('CERTIFICATE_OF_ORIGIN');
    expect(missingPapers(checklistOf(job, [])).map(({ paper }) => paper)).not.toContain('CERTIFICATE_OF_ORIGIN');
  });

  it('is nothing once all has come', () => {
    const all = checklistOf(job, []).map(({ paper }) => said({ paper }));

    expect(papersDueOn(checklistOf(job, all))).toBeNull();
  });

  it('has the end of a delivery order from the job', () => {
    const [order] = checklistOf({ mode: 'AIR', direction: 'IMPORT', doValidUntil: '2027-01-03' }, []).filter(
      ({ paper }) => paper === 'DELIVERY_ORDER',
    );

    expect(order).toMatchObject({ expiresOn: '2027-01-03', mayExpire: true });
  });
});

it.each([
  ['received on a day', { status: 'RECEIVED', receivedOn: '2026-12-01' }, {}, []],
  ['received, nobody knows when', { status: 'RECEIVED' }, {}, ['receivedOn']],
  ['not needed without a word', { status: 'NOT_NEEDED' }, {}, ['reason']],
  ['not asked for', { status: 'NOT_NEEDED' }, { isIfAsked: true }, []],
  [
    'one for good that ends',
    { status: 'RECEIVED', receivedOn: '2026-12-01', expiresOn: '2026-12-31' },
    {},
    ['expiresOn'],
  ],
  [
    'one that had ended before it came',
    { status: 'RECEIVED', receivedOn: '2026-12-01', expiresOn: '2026-11-30' },
    { mayExpire: true },
    ['expiresOn'],
  ],
] as const)('a paper that is %s', (_what, told, rule, fields) => {
  expect(paperProblems(told, rule).map(({ field }) => field)).toEqual(fields);
});
