import { seededRandom } from './random';

const draw = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 200 }, () => random.whole(1, 6));
};

describe('seeded chance', () => {
  it('draws the same lots again from the same seed, and others from another', () => {
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('draws every value between the two it is given, and none beyond', () => {
    expect([...new Set(draw(7))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('picks from what it is given', () => {
    const random = seededRandom(1);

    expect(['sea', 'air']).toContain(random.pick(['sea', 'air']));
    expect(random.isLucky(100)).toBe(true);
    expect(random.isLucky(0)).toBe(false);
  });
});
