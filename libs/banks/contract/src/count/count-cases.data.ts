import type { CountedPieces } from './count.rules';

/** What lies in a box, what the books say of it, and how far the two are apart. */
export interface CountCase {
  name: string;
  counted: readonly CountedPieces[];
  bookPaise: number;
  expected: { countedPaise: number; differencePaise: number };
}

const of = (denominationPaise: number, pieces?: number): CountedPieces => ({ denominationPaise, pieces });

export const countCases: readonly CountCase[] = [
  { name: 'nothing counted', counted: [of(500_00)], bookPaise: 0, expected: { countedPaise: 0, differencePaise: 0 } },
  {
    name: 'notes and coins that agree',
    ...{ counted: [of(500_00, 3), of(20_00, 2), of(5_00, 1), of(50, 1)], bookPaise: 1_545_50 },
    expected: { countedPaise: 1_545_50, differencePaise: 0 },
  },
  {
    name: 'a note is missing',
    ...{ counted: [of(500_00, 3)], bookPaise: 2_000_00 },
    expected: { countedPaise: 1_500_00, differencePaise: -500_00 },
  },
  {
    name: 'a coin too many',
    ...{ counted: [of(500_00, 4), of(1_00, 1)], bookPaise: 2_000_00 },
    expected: { countedPaise: 2_001_00, differencePaise: 1_00 },
  },
  {
    name: 'a denomination left empty counts for nothing',
    ...{ counted: [of(200_00), of(100_00, 7)], bookPaise: 700_00 },
    expected: { countedPaise: 700_00, differencePaise: 0 },
  },
  {
    name: 'an empty box whose book is below zero',
    ...{ counted: [of(500_00, 0)], bookPaise: -30_00 },
    expected: { countedPaise: 0, differencePaise: 30_00 },
  },
];
