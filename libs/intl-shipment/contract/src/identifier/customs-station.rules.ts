import { isLocode, normaliseLocode, placeName } from './locode.rules';

/** What comes through a station of Indian customs, as the digit behind its place says: the sea, the air, or containers and zones inland. */
const kinds = { '1': 'Sea', '4': 'Air Cargo', '6': 'ICD' } as const;
type KindDigit = keyof typeof kinds;
const isKindDigit = (digit: string): digit is KindDigit => Object.hasOwn(kinds, digit);

/** Places that customs call otherwise than our list does. */
const placesOfCustoms: Readonly<Partial<Record<string, string>>> = { INNSA: 'Nhava Sheva', INBOM: 'Bombay' };

export interface CustomsStation {
  unlocode: string;
  /** `Nhava Sheva Sea`. */
  station: string;
}

/** The station that a code names, which is the place in India and a digit: `INNSA1`. Null where a text is no such code. */
export function readCustomsStation(text: string): CustomsStation | null {
  const code = normaliseLocode(text);
  const [unlocode, digit] = [code.slice(0, 5), code.slice(5)];
  if (!unlocode.startsWith('IN') || !isLocode(unlocode) || !isKindDigit(digit)) return null;
  return { unlocode, station: `${placesOfCustoms[unlocode] ?? placeName(unlocode)} ${kinds[digit]}` };
}

/** `INNSA1 · Nhava Sheva Sea`; what is no code of a station stands as it is written. */
export function customsStationText(text: string): string {
  const found = readCustomsStation(text);
  return found ? `${normaliseLocode(text)} · ${found.station}` : text;
}
