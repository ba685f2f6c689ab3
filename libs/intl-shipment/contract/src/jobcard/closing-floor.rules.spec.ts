import { floorProblem } from './closing-floor.rules';

const net = (sellPaise: number, marginPaise: number, marginPercent: string | null) => ({
  ...{ sellPaise, marginPaise, marginPercent },
  buyPaise: sellPaise - marginPaise,
});

describe('a job that is closed', () => {
  it.each([
    ['as much as the floor asks', net(1_000_000, 80_000, '8'), '8', undefined],
    ['a hundredth of a per cent less', net(1_000_000, 79_900, '7.99'), '8', 'below_floor'],
    ['less than nothing of a sale', net(1_000_000, -100, '-0.01'), '0', 'below_floor'],
    ['nothing, for nothing', net(0, 0, null), '8', undefined],
    ['a loss without a sale', net(0, -100, null), '8', 'at_a_loss'],
    ['a loss by what was credited', net(-500, -600, '120'), '8', 'at_a_loss'],
    ['little where nobody asks for more', net(1_000_000, 1, '0'), null, undefined],
  ] as const)('earns %s', (_what, earned, floor, code) => {
    expect(floorProblem(earned, floor)?.code).toBe(code);
  });

  it('is told what it earns and what it should', () => {
    expect(floorProblem(net(1_000_000, 40_000, '4'), '8')?.values).toEqual({ margin: '4%', floor: '8%' });
  });
});
