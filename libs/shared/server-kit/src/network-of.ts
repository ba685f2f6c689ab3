import { isIPv6 } from 'node:net';

/** How many of its eight groups an address spells out; one in dotted form stands for two. */
const groupsIn = (text: string): string[] => (text === '' ? [] : text.replace(/[\d.]+\.\d+$/, '0:0').split(':'));

/**
 * Whose calls are counted together: an IPv4 address, and of IPv6 the network of 64 bits, since whoever has one address of it
 * has them all.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const [left, right] = [groupsIn(head), groupsIn(tail)];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
