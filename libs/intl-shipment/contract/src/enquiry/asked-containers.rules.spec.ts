import { containersText } from '../lead/lead-containers.rules';
import { readContainers } from './asked-containers.rules';

const hc = (quantity: number) => ({ quantity, sizeType: '45G1' });
const gp = (quantity: number) => ({ quantity, sizeType: '22G1' });

it.each([
  ['2 x 40HC, 1 x 20GP', [hc(2), gp(1)]],
  ["2x40' HC + 20' GP", [hc(2), gp(1)]],
  ['two 40 ft high cube and 3*20GP', [hc(2), gp(3)]],
  ['40HC x 2; 1 x 40HC', [hc(3)]],
  [containersText([{ quantity: 2, sizeType: '45G1' }]), [hc(2)]],
])('%j is read as people write it', (text, asked) => {
  expect(readContainers(text)).toEqual(asked);
});

it.each(['', 'some boxes', '2 x 40HC, pallets', '2 x 40HC urgent', '2 x 30HC', '0 x 20GP', '500 x 20GP'])(
  '%j is not understood, and nothing of it is taken',
  (text) => {
    expect(readContainers(text)).toBeNull();
  },
);
