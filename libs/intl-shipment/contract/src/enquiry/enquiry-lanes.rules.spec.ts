import { knownPlaces } from '../identifier/known-places.data';
import { enquiriesInOwnWords } from './enquiry-own-words.spec-cases.data';
import { corpusDay, enquiries } from './enquiry.spec-cases.data';
import { containersOf } from './lead-of-enquiry.rules';
import { otherLanes, readEnquiry } from './read-enquiry.rules';

const hc = (quantity: number) => ({ quantity, sizeType: '45G1' });
const gp = (quantity: number) => ({ quantity, sizeType: '22G1' });
const read = (text: string) => readEnquiry(text, { places: knownPlaces, today: corpusDay });
const others = (text: string) =>
  otherLanes(text, knownPlaces).map(({ origin, destination }) => `${origin} ${destination}`);

describe('an enquiry that asks for several ways', () => {
  it.each([
    ['Quote 2x40HC Mundra to Hamburg and 1x20GP Nhava Sheva to Jebel Ali', [hc(2)], ['INNSA AEJEA']],
    ['Mundra to Hamburg 2x40HC\nNhava Sheva to Jebel Ali 1x20GP', [hc(2)], ['INNSA AEJEA']],
    ['1) Mundra - Hamburg: 2 x 40HC + 1 x 20GP\n2) Chennai - Singapore: 3 x 20GP', [hc(2), gp(1)], ['INMAA SGSIN']],
    ['POL Mundra POD Hamburg 2x40HC\nPOL Chennai POD Singapore 1x20GP', [hc(2)], ['INMAA SGSIN']],
    ['2x40HC from Mundra to Hamburg and from Mundra to Rotterdam', [hc(2)], ['INMUN NLRTM']],
    ['Mundra to Hamburg and Mundra to Rotterdam, 2x40HC each', [hc(2)], ['INMUN NLRTM']],
    ['2x40HC Mundra to Hamburg. Transit time Mundra to Hamburg? Also 1x20GP', [hc(2), gp(1)], []],
    ['2x40HC and 1x20GP from Pune to Hamburg, POL Nhava Sheva', [hc(2), gp(1)], []],
  ])('%j is read as its first, and says the others', (text, containers, lanes) => {
    expect(containersOf(read(text))).toEqual(containers);
    expect(others(text)).toEqual(lanes);
  });

  it('is one of those that people wrote, by air and by sea', () => {
    const several = [...enquiries, ...enquiriesInOwnWords].filter(({ text }) => others(text).length > 0);

    expect(several.map(({ text }) => [text.slice(0, 24), others(text)])).toEqual([
      ['air export quote DEL-YYZ', ['INMUN CAMTR']],
    ]);
  });
});
