import { isIPv6 } from 'node:net';

/** How many of its eight groups an address spells out; one in dotted form stands for two. */
const groupsIn = (text: string): string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

/**
 * Whose calls are counted together: an IPv4 address, and of IPv6 the network of 64 bits, since whoever has one address of it
 * has them all.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [zoneless = ''] = address.split('%', 1);
  const [head = '', tail = ''] = zoneless.toLowerCase().split('::');
  const [left, right] = [groupsIn(head), groupsIn(tail)];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
