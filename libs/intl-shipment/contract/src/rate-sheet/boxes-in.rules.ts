import { containersIn } from '../enquiry/enquiry-containers.rules';
import { tokensOf } from '../enquiry/enquiry-tokens.rules';

/** The boxes that a person names, each type as often as there are of it: `2 x 20GP, 1 x 40HC`. */
export function boxesIn(text: string): string[] {
  return containersIn(tokensOf(text)).flatMap(({ value }) => {
    const [count = '', code = ''] = value.split(' x ');
    return Array.from({ length: Number(count) }, () => code);
  });
}
