import { formatInstant } from '@freightdesk/shared-calendar';
import { localTimeOf } from './local-time';
import { parseInstantText } from './parse-instant-text';

/** 21 November 2026, 23:40 in India. */
const now = new Date('2026-11-21T18:10:25.500Z');
const meant = (text: string) => localTimeOf(parseInstantText(text, now));

describe('a moment typed as text, on 21 November 2026 at 23:40 in India', () => {
  it.each([
    ['now', '2026-11-21T23:40'],
    ['t', '2026-11-21T23:40'],
    ['21-Nov-2026', '2026-11-21T23:40'],
    ['+3', '2026-11-24T10:00'],
    ['-1', '2026-11-20T10:00'],
    ['26-Nov', '2026-11-26T10:00'],
    ['5 feb 27', '2027-02-05T10:00'],
    ['26-Nov 14:30', '2026-11-26T14:30'],
    ['14:05', '2026-11-21T14:05'],
    ['9:30', '2026-11-21T09:30'],
    ['9am', '2026-11-21T09:00'],
    ['12 am', '2026-11-21T00:00'],
    ['12:15pm', '2026-11-21T12:15'],
    ['t 9:30', '2026-11-21T09:30'],
    ['+2 14:00', '2026-11-23T14:00'],
    ['-1 6pm', '2026-11-20T18:00'],
    ['5 10:00', '2026-11-05T10:00'],
    ['5-12 10:00', '2026-12-05T10:00'],
    ['5-12, 10:00', '2026-12-05T10:00'],
    ['5 oct 14:05', '2026-10-05T14:05'],
    ['5 feb 2027 6:45 PM', '2027-02-05T18:45'],
    ['21-Nov-2026 14:05', '2026-11-21T14:05'],
    ['2026-11-21T14:05', '2026-11-21T14:05'],
  ])('%s is %s', (text, local) => {
    expect(meant(text)).toBe(local);
  });

  it.each(['', '24:00', '9:60', '0am', '13pm', '31-2 10:00', '5 oc 14:05', 'soon'])('"%s" is no moment', (text) => {
    expect(parseInstantText(text, now)).toBeNull();
  });

  it('is understood as it is written', () => {
    const instant = '2026-11-21T18:45:00.000Z';

    expect(formatInstant(instant)).toBe('22-Nov-2026 00:15');
    expect(parseInstantText(formatInstant(instant), now)).toBe(instant);
  });
});
