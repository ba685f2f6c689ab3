import { nextMorning, readQuickLead } from './quick-lead.rules';

it.each([
  ['Coastal Spices, Meera Nair, 98200 12345', 'Coastal Spices', 'Meera Nair', '98200 12345', null, ''],
  [
    'Coastal Spices, Meera, meera@coastal.in, 2x20 to Jebel Ali',
    'Coastal Spices',
    'Meera',
    null,
    'meera@coastal.in',
    '2x20 to Jebel Ali',
  ],
  [
    'Coastal Spices; +91-98200-12345 Meera; air, 120 kg to Dubai',
    'Coastal Spices',
    'Meera',
    '+91-98200-12345',
    null,
    'air, 120 kg to Dubai',
  ],
  ['Coastal Spices', 'Coastal Spices', '', null, null, ''],
  ['', '', '', null, null, ''],
])('one line says who asks, however it is ordered: %p', (line, companyName, contactName, mobile, email, rest) => {
  expect(readQuickLead(line)).toEqual({ companyName, contactName, mobile, email, rest });
});

it.each([
  ['2026-11-19', '2026-11-20T04:30:00.000Z'],
  ['2026-11-21', '2026-11-23T04:30:00.000Z'],
  ['2026-11-22', '2026-11-23T04:30:00.000Z'],
])('whoever asks on %s is spoken to again the next working day at ten', (today, next) => {
  expect(nextMorning(today)).toBe(next);
});
