import { knownPlaces } from '../identifier/known-places.data';
import { leadOfEnquiry } from './lead-of-enquiry.rules';
import { readEnquiry } from './read-enquiry.rules';

const text = '2x40HC + 1x20GP, 1x40HC Mundra to Jebel Ali, HSN 0908.31, DG, 12 pallets';
const findings = readEnquiry(text, { places: knownPlaces, today: '2026-11-22' });

it('a lead is filled by what was taken, containers by their types; the message stands in its notes', () => {
  expect(leadOfEnquiry(text, findings)).toEqual({
    ...{ service: 'SEA_FCL', direction: 'EXPORT', originLocode: 'INMUN', destinationLocode: 'AEJEA' },
    ...{ isDangerous: true, packages: 12, hsCode: '0908.31', notes: text },
    containers: [
      { quantity: 3, sizeType: '45G1' },
      { quantity: 1, sizeType: '22G1' },
    ],
  });
});

it('what was not taken is not filled', () => {
  const taken = findings.filter(({ field }) => field === 'packages');

  expect(leadOfEnquiry('', taken)).toEqual({ packages: 12 });
});
