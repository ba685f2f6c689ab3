import { backupProblem } from './backup.rules';

const now = new Date('2026-11-22T12:00:00Z');
const sound = { lastMadeAt: '2026-11-22T02:00:00Z', failedAt: null, proofProblem: null };

it.each([
  ['one of last night', sound, undefined],
  ['one of 26 hours ago', { ...sound, lastMadeAt: '2026-11-21T10:00:00Z' }, undefined],
  ['one that is older', { ...sound, lastMadeAt: '2026-11-21T09:59:00Z' }, 'too_old'],
  ['none', { ...sound, lastMadeAt: null }, 'none_yet'],
  ['one, and a try after it that failed', { ...sound, failedAt: '2026-11-22T11:00:00Z' }, 'failed'],
  ['one that did not come back when it was restored', { ...sound, proofProblem: 'BROKEN' }, 'not_proven'],
])('of a store with %s the page says so', (_what, state, problem) => {
  expect(backupProblem(state, now)).toBe(problem);
});
