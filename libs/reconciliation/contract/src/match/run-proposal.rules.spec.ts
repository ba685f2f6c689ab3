import { runProposalsOf, type RunVendor } from './run-proposal.rules';

const vendor = (name: string, amountPaise: number, changes: Partial<RunVendor> = {}): RunVendor => ({
  ...{ runId: 'r1', title: 'Vendors of May', partyId: name, name, amountPaise, ...changes },
});
const line = (id: string, amountMinor: number, narration = 'RTGS') => ({ id, amountMinor, narration, reference: null });
const told = (...asked: Parameters<typeof runProposalsOf>) =>
  runProposalsOf(...asked).map(({ lineId, vendors }) => [lineId, vendors.map(({ name }) => name).join(' and ')]);

it('a line that took what a vendor of a run gets is that vendor’s', () => {
  expect(told([line('l1', -500_00), line('l2', -700_00)], [vendor('Konkan', 500_00)])).toEqual([['l1', 'Konkan']]);
});

it('of two vendors who get the same, the one who is named on the line comes first; each is proposed once', () => {
  const vendors = [vendor('Ganesh Tempo', 500_00), vendor('Konkan Roadways', 500_00)];

  expect(told([line('l1', -500_00), line('l2', -500_00, 'NEFT GANESH TEMPO')], vendors)).toEqual([
    ['l1', 'Konkan Roadways'],
    ['l2', 'Ganesh Tempo'],
  ]);
  expect(told([line('l1', -500_00), line('l2', -500_00), line('l3', -500_00)], vendors)).toHaveLength(2);
});

it('one sum for all that is left of a run is all of it', () => {
  const vendors = [vendor('Konkan', 500_00), vendor('Ganesh', 300_00), vendor('Other', 800_00, { runId: 'r2' })];

  expect(told([line('l1', -800_00), line('l2', -800_00)], vendors)).toEqual([
    ['l1', 'Other'],
    ['l2', 'Konkan and Ganesh'],
  ]);
});

it('what came in pays no vendor', () => {
  expect(told([line('l1', 500_00)], [vendor('Konkan', 500_00)])).toEqual([]);
});
