import { namedChoices } from './named-choices';

const states = [
  ...['01 Jammu and Kashmir', '02 Himachal Pradesh', '03 Punjab', '07 Delhi', '09 Uttar Pradesh', '14 Manipur'],
  ...['23 Madhya Pradesh', '24 Gujarat', '27 Maharashtra', '29 Karnataka', '37 Andhra Pradesh'],
];
const first =
  '01 Jammu and Kashmir, 02 Himachal Pradesh, 03 Punjab, 07 Delhi, 09 Uttar Pradesh, 14 Manipur, 23 Madhya Pradesh, ';

it.each([
  ['all of a few', ['Air', 'Sea FCL', 'Road'], 'SEEA', 'Air, Sea FCL, Road'],
  ['the one that is like it', states, 'Maharastra', '27 Maharashtra, ...'],
  ['the likest first', states, 'Andra Pradesh', '37 Andhra Pradesh, 23 Madhya Pradesh, 09 Uttar Pradesh, ...'],
  ['one whose code was written with it', states, '27-Maharashtra', '27 Maharashtra, ...'],
  ['the first of many that are unlike it', states, 'XX', `${first}24 Gujarat, 27 Maharashtra, 29 Karnataka, ...`],
  ['the first of many where it is one letter', states, 'X', `${first}24 Gujarat, 27 Maharashtra, 29 Karnataka, ...`],
  [
    'a code like it',
    ['GTOT', 'GTIN', 'STUF', 'LOAD', 'DISC', 'STRP', 'PICK', 'AVPU', 'DROP', 'CUSR', 'DEPA'],
    'disch',
    'DISC, ...',
  ],
])('%s', (_what, choices, written, named) => {
  expect(namedChoices(choices, written)).toBe(named);
});
