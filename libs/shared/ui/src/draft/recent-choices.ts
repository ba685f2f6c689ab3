import type { Option } from '../form/option';
import { prefixOf } from './kept-texts';

/** More would only hide what is found. */
const most = 5;
/** With a sign-out it goes as all that is kept for the person does. */
const keyOf = (person: string, of: string) => `${prefixOf(person)}recent ${of}`;

const isOption = (value: unknown): value is Option =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'label' in value &&
  typeof value.label === 'string';

/** The records that a person chose last in this browser, of each kind of field, until they sign out. */
export const recentChoices = {
  read(person: string, of: string): Option[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person, of)) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isOption) : [];
    } catch {
      return [];
    }
  },
  add(person: string, of: string, option: Option): void {
    const others = recentChoices.read(person, of).filter(({ id }) => id !== option.id);
    try {
      localStorage.setItem(keyOf(person, of), JSON.stringify([option, ...others].slice(0, most)));
    } catch {
      // A full or forbidden store costs a convenience, never the choice.
    }
  },
};
