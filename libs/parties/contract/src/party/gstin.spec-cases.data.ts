/** GSTINs that others publish as right or wrong; each names where. */
export const publishedGstins: readonly { source: string; valid: readonly string[]; wrong: readonly string[] }[] = [
  {
    source: 'srikanthlogic/gstin-validator src/index.test.js (Indian Oil GSTINs published by the company)',
    valid: [
      '37AAACI1681G2ZN',
      '18AAACI1681G1ZO',
      '22AAACI1681G1ZZ',
      '07AAACI1681G1ZR',
      '06AAACI1681G1ZT',
      '20AAACI1681G3Z1',
      '23AAACI1681G1ZX',
      '17AAACI1681G1ZQ',
      '21AAACI1681G1Z1',
      '08AAACI1681G2ZO',
      '36AAACI1681G1ZQ',
      '05AAACI1681G1ZV',
      '24AAACI1681G2ZU',
    ],
    wrong: ['27AAGCG4576J1Z8'],
  },
  {
    source: 'ivomfrazao/international-number-input gstin.spec.ts',
    valid: ['29AAGCB7383J1Z4'],
    wrong: ['27AAPFU0939F1Z0'],
  },
  {
    source: 'resilient-tech/india-compliance test files @c7d0a82',
    valid: [
      '05AAACG2140A1ZL',
      '24AABCR6898M1ZN',
      '24AUTPV8831F1ZZ',
      '27AAJCS5738D1Z6',
      '36AASFP8573D2ZN',
      '01AAAAP1208Q1ZS',
      '20ALYPD6528PQC5',
    ],
    wrong: ['29AAFCA7488L1Z0', '00AABCE2207R1Z5'],
  },
  {
    source: 'arthurdejong/python-stdnum stdnum/in_/gstin.py doctest @006192e',
    valid: [],
    wrong: ['369296450896540'],
  },
  {
    source: 'popular example GSTIN found in public repos; many fail the checksum',
    valid: ['33AACCM9093R1ZP'],
    wrong: ['27AABCT1234A1Z5', '29AABCT1332L1Z5'],
  },
  {
    source: 'python-stdnum stdnum/in_/gstin.py doctest',
    valid: ['27AAPFU0939F1ZV'],
    wrong: ['27AAPFU0939F1ZO'],
  },
];

/** Widely copied examples, most of which fail the check; beside them the character that would pass. */
export const checkCharacters: readonly (readonly [first14: string, check: string])[] = [
  ['27AABCT1234A1Z', '0'],
  ['29AABCT1332L1Z', 'A'],
  ['33AACCM9093R1Z', 'P'],
];
