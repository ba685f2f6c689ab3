import { knownPlaces } from '../identifier/known-places.data';
import { leadOfEnquiry } from './lead-of-enquiry.rules';
import { readEnquiry } from './read-enquiry.rules';

const text = '2x40HC Mundra to Jebel Ali, DG, 12 pallets';
const findings = readEnquiry(text, { places: knownPlaces, today: '2026-11-22' });

it('a lead is filled by what was taken; what it has no field for stands in its notes above the message', () => {
  expect(leadOfEnquiry(text, findings)).toEqual({
    ...{ service: 'SEA_FCL', direction: 'EXPORT', originLocode: 'INMUN', destinationLocode: 'AEJEA' },
    ...{ isDangerous: true, packages: 12, notes: `2 x 40ft HC\n\n${text}` },
  });
});

it('what was not taken is not filled', () => {
  const taken = findings.filter(({ field }) => field === 'packages');

  expect(leadOfEnquiry('', taken)).toEqual({ packages: 12 });
});
