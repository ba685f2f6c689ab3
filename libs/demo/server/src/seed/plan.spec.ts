import { Diary } from './diary';
import { tellHistory } from './plan';
import { seededRandom } from './random';

const tomorrow = new Date('2026-11-22T00:00:00Z');

/** Who did something and when, of a whole history. */
function toldFrom(seed: number): string[] {
  const diary = new Diary();
  tellHistory({ diary, random: seededRandom(seed), firstDay: '2025-11-21', scale: 1 });
  return diary.until(tomorrow).map(({ at, by }) => `${at.toISOString()} ${by}`);
}

it('the history of the sample company is the same again from the same seed, and another from another', () => {
  const told = toldFrom(1946);

  expect(told.length).toBeGreaterThan(200);
  expect(toldFrom(1946)).toEqual(told);
  expect(toldFrom(7)).not.toEqual(told);
});
