import { knownPlaces } from '../identifier/known-places.data';
import { corpusDay, enquiries, type Enquiry } from './enquiry.spec-cases.data';
import { enquiriesInOwnWords } from './enquiry-own-words.spec-cases.data';
import type { Finding } from './enquiry-findings';
import { readEnquiry } from './read-enquiry.rules';

const read = (text: string) => readEnquiry(text, { places: knownPlaces, today: corpusDay });
const sayingOf = ({ field, value }: Pick<Finding, 'field' | 'value'>) => `${field}: ${value.toLowerCase()}`;
const expected = ({ says }: Enquiry) =>
  Object.entries(says).flatMap(([field, values]) => [values].flat().map((value) => `${field}: ${value.toLowerCase()}`));

/** What of an enquiry was read rightly, what wrongly, and what was passed over. */
const judged = (enquiry: Enquiry) => {
  const [right, found] = [expected(enquiry), read(enquiry.text).map(sayingOf)];
  return {
    enquiry,
    hits: found.filter((one) => right.includes(one)).length,
    wrong: found.filter((one) => !right.includes(one)),
    missed: right.filter((one) => !found.includes(one)),
  };
};

/** How well they are read, printed for whoever runs this. */
function measured(name: string, read: readonly Enquiry[]) {
  const held = read.map(judged);
  const sum = (count: (one: (typeof held)[number]) => number) => held.reduce((all, one) => all + count(one), 0);
  const hits = sum((one) => one.hits);
  const wrong = sum((one) => one.wrong.length);
  const missed = sum((one) => one.missed.length);
  const [precision, recall] = [hits / (hits + wrong), hits / (hits + missed)];
  process.stdout.write(
    `${read.length} ${name}: ${hits} right, ${wrong} wrong, ${missed} missed; precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`,
  );
  for (const one of held.filter(
    ({ wrong: w, missed: m }) => w.length + m.length > 0 && process.env['ENQUIRY_FAULTS'],
  )) {
    process.stdout.write(
      `${one.enquiry.text.slice(0, 90)}\n  wrong ${one.wrong.join(' | ')}\n  missed ${one.missed.join(' | ')}\n`,
    );
  }
  return { precision, recall };
}

describe('the reader of enquiries', () => {
  it('reads sixty of them as a person does, nearly', () => {
    const { precision, recall } = measured('enquiries', enquiries);

    expect(enquiries).toHaveLength(60);
    expect(precision).toBeGreaterThan(0.99);
    expect(recall).toBeGreaterThan(0.99);
  });

  it('reads nothing wrongly in chats that mix their languages, and says less rather than guess', () => {
    const { precision, recall } = measured('enquiries in own words', enquiriesInOwnWords);

    expect(precision).toBe(1);
    expect(recall).toBeGreaterThan(0.85);
  });

  it('lights for each finding characters of the text that say it', () => {
    for (const { text } of [...enquiries, ...enquiriesInOwnWords]) {
      for (const { from, to, field } of read(text)) {
        expect({ field, isSpan: from >= 0 && to > from && to <= text.length }).toEqual({ field, isSpan: true });
        expect(text.slice(from, to).trim()).toBe(text.slice(from, to));
      }
    }
  });

  it.each(['2x20 ', 'from ', 'Mundra ', '60 x 40 x ', 'ready ', '1 ctn of ', 'regards\n', 'a@b.', '98200 ', '1,'])(
    'takes as long as a text is long, whatever it repeats: %p',
    (part) => {
      /** The processor's own time: others run beside this. */
      const spent = (size: number) => {
        const text = part.repeat(size / part.length);
        const runs = Array.from({ length: 7 }, () => {
          const start = process.cpuUsage().user;
          read(text);
          return (process.cpuUsage().user - start) / 1000;
        });
        return Math.min(...runs);
      };
      const short = spent(2_500);

      // Four times as long; what goes through all of it for each word takes sixteen times.
      expect(spent(10_000)).toBeLessThan(10 * short + 25);
    },
  );

  it.each(['', ' \n', '🚢', 'a'.repeat(50), '1'.repeat(99), 'x 20 x 20', '@@@@', 'from to from to'])(
    'reads nothing that is not there: %p',
    (text) => {
      expect(read(text).filter(({ field }) => field !== 'containers')).toEqual([]);
    },
  );
});
