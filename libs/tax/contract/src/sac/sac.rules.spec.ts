import { sacNotice, soldSacProblem } from './sac.rules';
import { sacRow } from './sac.builder';

const kept = [sacRow({ code: '996521' }), sacRow({ code: '996799', active: false })];

it.each([
  ['that is kept needs no word', '996521', null],
  ['that nobody keeps is told', '996713', 'This SAC is not in the list.'],
  ['of four digits is one of its own', '9965', 'This SAC is not in the list.'],
  ['that is out of use is told', '996799', 'This SAC is out of use.'],
  ['that is half typed is not looked for', '9965 2', null],
  ['of goods is not looked for', '8609', null],
  ['that is not there yet is not looked for', '', null],
])('a code %s', (_what, text, expected) => {
  expect(sacNotice(text, kept)).toBe(expected);
});

it('no code is told to be unknown before the list is there', () => {
  expect(sacNotice('996713', [])).toBeNull();
});

it.each([
  ['that is kept', '996521', null],
  ['that nobody keeps', '996713', null],
  ['that is out of use', '996799', 'sac_out_of_use'],
])('what is sold under a code %s is refused: %s, %s', (_what, text, code) => {
  expect(soldSacProblem(text, kept)?.code ?? null).toBe(code);
});
