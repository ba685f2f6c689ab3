import { keptChargeRow } from '@freightdesk/tax-contract/testing';
import { jobcardPrefix } from './jobcard.kinds';
import { allowedJobcardMoves, jobcardMoveProblems, type JobcardStatus } from './jobcard.machine';
import { areShipmentsDelivered, jobcardWarnings, jobWeights } from './jobcard.rules';

const ready = {
  incoterm: 'FOB',
  commodity: 'Cotton yarn',
  originLocode: 'INNSA',
  destinationPlace: 'Riyadh, dry port',
  hasPackages: false,
  areShipmentsDelivered: true,
  postedDocuments: 0,
  master: null,
  houses: [],
  charges: [],
};

const settled = keptChargeRow({ waivedReason: 'Given away', isAccrued: true });

describe('the status of a job', () => {
  it.each([
    ['DRAFT', 'OPEN CANCELLED'],
    ['OPEN', 'IN_PROGRESS CANCELLED'],
    ['IN_PROGRESS', 'COMPLETED CANCELLED'],
    ['COMPLETED', 'CLOSED IN_PROGRESS'],
    ['CLOSED', 'REOPENED'],
    ['REOPENED', 'CLOSED'],
    ['CANCELLED', ''],
  ] as const)('%s leads an administrator to: %s', (from, to) => {
    expect(allowedJobcardMoves(from, 'ADMIN').join(' ')).toBe(to);
  });

  it('CLOSED is reopened by administrators only', () => {
    expect(allowedJobcardMoves('CLOSED', 'INTERNATIONAL')).toEqual([]);
  });

  it.each<[string, JobcardStatus, object, string[]]>([
    [
      'an Incoterm and a commodity or packages to open',
      'OPEN',
      { incoterm: null, commodity: null },
      ['incoterm', 'commodity'],
    ],
    ['packages as good as a commodity', 'OPEN', { commodity: null, hasPackages: true }, []],
    ['a delivered shipment to complete', 'COMPLETED', { areShipmentsDelivered: false }, ['to']],
    ['a reason to cancel', 'CANCELLED', {}, ['reason']],
    ['its documents credited to cancel', 'CANCELLED', { postedDocuments: 1 }, ['to', 'reason']],
    ['to be taken out of its master to cancel', 'CANCELLED', { master: { number: 'SE/1' } }, ['to', 'reason']],
    ['its houses taken out to cancel', 'CANCELLED', { houses: [{ number: 'SE/2' }] }, ['to', 'reason']],
    ['a reason to reopen', 'REOPENED', {}, ['reason']],
    ['nothing more to close', 'CLOSED', {}, []],
    ['its sales billed to close', 'CLOSED', { charges: [keptChargeRow({ isAccrued: true })] }, ['charges.0.sellRate']],
    [
      'its costs certain to close',
      'CLOSED',
      { charges: [keptChargeRow({ waivedReason: 'Given away' })] },
      ['charges.0.buyRate'],
    ],
    ['no document of what is waived and accrued', 'CLOSED', { charges: [settled] }, []],
  ])('needs %s', (_, to, facts, fields) => {
    expect(jobcardMoveProblems({ to }, { ...ready, ...facts }).map(({ field }) => field)).toEqual(fields);
  });

  it('is cancelled with a reason', () => {
    expect(jobcardMoveProblems({ to: 'CANCELLED', reason: 'customer withdrew' }, ready)).toEqual([]);
  });
});

describe('what a job warns of', () => {
  it.each([
    [{ mode: 'AIR', incoterm: 'FOB' }, ['incoterm']],
    [{ mode: 'AIR', incoterm: 'FCA' }, []],
    [{ mode: 'SEA_FCL', incoterm: 'FOB', imoNumber: '9074729' }, []],
    [{ mode: 'SEA_LCL', incoterm: 'CIF', imoNumber: '9074728' }, ['imoNumber']],
    [
      {
        mode: 'AIR',
        legs: [
          { departsOn: '2026-11-24', arrivesOn: '2026-11-24' },
          { departsOn: '2026-11-26', arrivesOn: '2026-11-25' },
          { departsOn: null, arrivesOn: '2026-11-25' },
        ],
      },
      ['legs.1.arrivesOn'],
    ],
    [{ mode: 'SEA_FCL', etd: '2027-11-22', eta: '2027-11-22' }, []],
    [{ mode: 'SEA_FCL', etd: '2027-11-23', eta: '2028-01-04' }, ['etd', 'eta']],
    [{ mode: 'AIR', legs: [{ departsOn: '2026-11-24', arrivesOn: '2072-11-25' }] }, ['legs.0.arrivesOn']],
    [{ mode: 'SEA_FCL', direction: 'IMPORT', doValidUntil: '2026-12-30' }, []],
    [{ mode: 'SEA_FCL', direction: 'IMPORT', doValidUntil: '2062-12-30' }, ['doValidUntil']],
    [{ mode: 'SEA_FCL', mblDate: '2026-11-21', onBoardDate: '2026-11-20', leoDate: '2026-11-21' }, []],
    [
      { mode: 'SEA_FCL', hblDate: '2026-11-22', shippingBillDate: '2062-11-20', boeDate: '2027-01-01' },
      ['hblDate', 'shippingBillDate', 'boeDate'],
    ],
    [{ mode: 'SEA_FCL', etd: '2026-11-26', siCutoffAt: '2026-11-26T18:00:00.000Z' }, []],
    [{ mode: 'SEA_FCL', etd: '2026-11-26', vgmCutoffAt: '2026-11-26T18:31:00.000Z' }, ['vgmCutoffAt']],
  ] as const)('in %j is %j', (job, fields) => {
    expect(jobcardWarnings(job, '2026-11-21').map(({ field }) => field)).toEqual(fields);
  });
});

describe('the weights of a job', () => {
  const packages = [{ quantity: 8, lengthCm: '60', widthCm: '40', heightCm: '20', grossKg: '45' }];

  it.each([
    ['AIR', { grossKg: '45', chargeableKg: '64' }],
    ['SEA_LCL', { grossKg: '45', chargeableKg: null }],
  ] as const)('by %s are %j', (mode, weights) => {
    expect(jobWeights({ mode, packages })).toEqual(weights);
  });

  it('are unknown without packages', () => {
    expect(jobWeights({ mode: 'AIR', packages: [] })).toEqual({ grossKg: null, chargeableKg: null });
  });
});

describe('the number series of jobs', () => {
  it.each([
    ['SEA_FCL', 'EXPORT', 'SE'],
    ['SEA_LCL', 'IMPORT', 'SM'],
    ['AIR', 'IMPORT', 'AI'],
    ['AIR', 'EXPORT', 'AE'],
    ['ROAD', 'CROSS_TRADE', 'RX'],
  ] as const)('of %s %s is %s', (mode, direction, prefix) => {
    expect(jobcardPrefix(mode, direction)).toBe(prefix);
  });
});

describe('the goods of a job', () => {
  it.each([
    [[], false],
    [['OUT_FOR_DELIVERY'], false],
    [['DELIVERED'], true],
    [['DELIVERED', 'IN_TRANSIT'], false],
    [['DELIVERED', 'CANCELLED'], true],
    [['CANCELLED'], false],
  ] as const)('with shipments at %j have arrived: %p', (statuses, expected) => {
    const shipments = statuses.map((status) => ({ status }));

    expect(areShipmentsDelivered({ mode: 'ROAD', direction: 'EXPORT', shipments })).toBe(expected);
  });
});
