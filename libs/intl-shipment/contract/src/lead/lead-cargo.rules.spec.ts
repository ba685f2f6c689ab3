import { jobNotesOf } from './lead-cargo.rules';

const nothing = { packages: null, grossKg: null, cbm: null, cargoReadyDate: null, isDangerous: false, notes: null };

it.each([
  [nothing, null],
  [{ ...nothing, notes: 'Call before noon' }, 'Call before noon'],
  [{ ...nothing, packages: 12, grossKg: '480' }, 'From the lead: 12 packages, 480 kg gross.'],
  [
    { ...nothing, cbm: '2.4', isDangerous: true, cargoReadyDate: '2026-11-26', notes: 'Call before noon' },
    'From the lead: 2.4 cbm, dangerous goods, ready on 26-Nov-2026.\nCall before noon',
  ],
])('a job knows of the goods what its lead knew: %p', (lead, notes) => {
  expect(jobNotesOf(lead)).toBe(notes);
});
