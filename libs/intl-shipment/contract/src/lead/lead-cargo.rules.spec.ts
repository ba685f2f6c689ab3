import { jobNotesOf, jobNotesOfQuoted } from './lead-cargo.rules';

const nothing = {
  ...{ containers: [], hsCode: null, packages: null, grossKg: null, cbm: null, cargoReadyDate: null },
  ...{ isDangerous: false, notes: null },
};
const boxes = [
  { quantity: 2, sizeType: '45G1' as const },
  { quantity: 1, sizeType: '22G1' as const },
];

it.each([
  [nothing, null],
  [{ ...nothing, notes: 'Call before noon' }, 'Call before noon'],
  [{ ...nothing, containers: boxes, hsCode: '090831' }, 'From the lead: 2 x 40ft HC, 1 x 20ft GP, HS code 090831.'],
  [{ ...nothing, packages: 12, grossKg: '480' }, 'From the lead: 12 packages, 480 kg gross.'],
  [
    { ...nothing, cbm: '2.4', isDangerous: true, cargoReadyDate: '2026-11-26', notes: 'Call before noon' },
    'From the lead: 2.4 cbm, dangerous goods, ready on 26-Nov-2026.\nCall before noon',
  ],
])('a job knows of the goods what its lead knew: %p', (lead, notes) => {
  expect(jobNotesOf(lead)).toBe(notes);
});

it.each([
  [{}, null, null],
  [{ notes: 'Subject to space' }, null, 'Subject to space'],
  [{ containers: boxes, grossKg: '24000' }, null, 'As quoted: 2 x 40ft HC, 1 x 20ft GP, 24000 kg gross.'],
  [
    { containers: boxes, notes: 'Subject to space' },
    { ...nothing, containers: [], packages: 40, hsCode: '090831', notes: 'Call before noon' },
    'As quoted: 2 x 40ft HC, 1 x 20ft GP, HS code 090831, 40 packages.\nCall before noon',
  ],
])('a job that was quoted knows what was quoted for: %j of %j', (quoted, lead, notes) => {
  expect(jobNotesOfQuoted({ ...nothing, ...quoted }, lead)).toBe(notes);
});
