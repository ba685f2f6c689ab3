import { readBack } from './read-back';
import { asSentence, say, type Sentence, valuesFor } from './sentence';

const hindi: Readonly<Record<string, string>> = {
  'The GSTIN is of {{state}}.': 'GSTIN {{state}} का है।',
  '{{name}} ({{code}})': '{{name}} ({{code}})',
  Maharashtra: 'महाराष्ट्र',
};
const inHindi = (text: string, values: Record<string, string | number>) =>
  (hindi[text] ?? text).replace(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name]));

const ofMaharashtra: Sentence = {
  message: 'The GSTIN is of {{state}}.',
  values: { state: { message: '{{name}} ({{code}})', values: { name: { message: 'Maharashtra' }, code: '27' } } },
};

describe('a sentence', () => {
  it('is said in English with its values in their places', () => {
    expect(say(ofMaharashtra)).toBe('The GSTIN is of Maharashtra (27).');
  });

  it('is said in another language as a whole, the words in its places too', () => {
    expect(say(ofMaharashtra, inHindi)).toBe('GSTIN महाराष्ट्र (27) का है।');
  });

  it('without places is its text alone', () => {
    expect([say('Say why.'), asSentence('Say why.')]).toEqual(['Say why.', { message: 'Say why.' }]);
  });

  it('keeps a value as it is, whatever it looks like', () => {
    expect(say({ message: '{{name}} has this.', values: { name: '$& {{name}} $1' } })).toBe('$& {{name}} $1 has this.');
  });
});

it('takes of what there is the values that it has places for', () => {
  const given = { max: 5, path: 'name', value: { name: 'x' }, problem: { message: 'Say why.' } };

  expect(valuesFor('At most {{max}}. {{problem}} {{value}}', given)).toEqual({
    max: 5,
    problem: { message: 'Say why.' },
  });
  expect([valuesFor('Say why.', given), valuesFor('At most {{max}}.', null)]).toEqual([undefined, undefined]);
});

describe('a text that was said', () => {
  const templates = ['The GSTIN is of {{state}}.', '{{name}} ({{code}})', 'Maharashtra'];

  it('is the sentence again that it was said of', () => {
    expect(readBack(say(ofMaharashtra), templates)).toEqual(ofMaharashtra);
  });

  it.each(['The GSTIN is of.', 'Something else.', ''])('of which no template is the origin is none: %s', (text) => {
    expect(readBack(text, templates)).toBeNull();
  });
});
