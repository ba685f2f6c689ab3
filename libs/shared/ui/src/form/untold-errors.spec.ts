import { untoldErrors } from './untold-errors';

const field = (path: string) => ({ path, label: path, written: () => null, change: () => undefined });
const screenOf = (shown: string[], toldHere: string[], resting = ['lines.1.rate']) => ({
  shown: new Map(shown.map((path) => [path, field(path)])),
  resting: new Map(resting.map((path) => [path, { path, label: path, goTo: () => undefined }])),
  toldHere: new Set(toldHere),
});
const problem = (message: string) => ({ type: 'x', message });

it.each([
  ['of a list as a whole', { lines: problem('Too much.') }, ['lines.0.rate'], ['Too much.']],
  ['of a line that has no field', { lines: [undefined, { jobId: problem('None.') }] }, ['lines.1.rate'], ['None.']],
  [
    'of a list and of a field in it',
    { lines: Object.assign([{ rate: problem('r') }], problem('l')) },
    ['lines.0.rate'],
    ['l'],
  ],
  ['beside a field that is marked', { total: problem('Off.'), date: problem('d') }, ['date'], ['Off.']],
  ['of fields alone', { date: problem('d') }, ['date'], []],
  ['of addresses that say it themselves', { to: [problem('t')], total: problem('Off.') }, ['date'], ['Off.']],
  ['of a line that rests', { lines: [{}, { rate: problem('r') }] }, ['date'], []],
  ['nowhere', {}, ['date'], []],
])('an error %s', (_case, errors, shown, told) => {
  expect(untoldErrors(screenOf(shown, ['to']), errors).map(({ message }) => message)).toEqual(told);
});
