import { gstinProblem, panOfGstin, stateOfGstin } from '@freightdesk/parties-contract';
import { taxNumbersOf } from './tax-numbers';

describe('invented tax numbers', () => {
  it('are formed as the law says, for any number of firms, and each is its own', () => {
    const all = Array.from({ length: 3000 }, (_, serial) =>
      taxNumbersOf({ serial, name: 'Konkan Spices', holder: serial % 2 ? 'C' : 'F', stateCode: '24' }),
    );

    expect(all.filter(({ gstin, pan }) => gstinProblem(gstin) !== null || panOfGstin(gstin) !== pan)).toEqual([]);
    expect(new Set(all.map(({ gstin }) => gstin)).size).toBe(3000);
    expect(stateOfGstin(all[0]?.gstin ?? '')).toBe('24');
  });
});
