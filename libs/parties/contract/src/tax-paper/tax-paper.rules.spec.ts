import { taxPaperProblems } from './tax-paper.rules';

const year = { from: '2026-04-01', until: '2027-03-31' };
const declaration = { kind: 'TRANSPORTER_DECLARATION' as const, ...year, carriages: 4 };
const certificate = {
  ...{ kind: 'LOWER_DEDUCTION' as const, ...year, nature: 'CONTRACT', number: '1AB23CDE' },
  ...{ percent: '0.5', limitPaise: 10_00_000_00 },
};
const terms = { kind: 'NON_RESIDENT' as const, ...year, percent: '10', treaty: 'DTAA with Singapore, Article 12' };

type Paper = Parameters<typeof taxPaperProblems>[0];

it.each<[string, Paper, string[]]>([
  ['a declaration of a transporter', declaration, []],
  ['one of more than ten carriages', { ...declaration, carriages: 11 }, ['carriages too_many_carriages']],
  ['one without how many', { ...declaration, carriages: null }, ['carriages required']],
  ['one that runs into the next year', { ...declaration, until: '2027-04-30' }, ['until not_one_year']],
  ['one that names a rate', { ...declaration, percent: '1' }, ['percent not_of_this_kind']],
  ['a certificate', certificate, []],
  ['one at no tax at all', { ...certificate, percent: '0' }, []],
  ['one without its limit', { ...certificate, limitPaise: null }, ['limitPaise required']],
  ['one that ends before it begins', { ...certificate, until: '2026-03-31' }, ['until before_start']],
  ['terms of a non-resident', terms, []],
  ['terms for several years', { ...terms, until: '2029-03-31' }, []],
  ['one whose kind is not chosen yet', { ...year, carriages: 11 }, ['carriages too_many_carriages']],
  ['one without its days', { kind: 'NON_RESIDENT', percent: '10' }, ['treaty required']],
  ['terms without the treaty', { ...terms, treaty: '' }, ['treaty required']],
])('%s is taken or told of', (_what, paper, problems) => {
  expect(taxPaperProblems(paper).map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});
