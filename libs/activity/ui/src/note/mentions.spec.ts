import { mentionBefore, partsOfNote, peopleLike, stillMentioned, withMention } from './mentions';

const asha = { id: 'a', name: 'Asha Rao' };
const ashaMenon = { id: 'm', name: 'Asha Rao Menon' };
const dev = { id: 'd', name: 'देव Naik' };

it.each([
  ['@', '', 0],
  ['Call @as', 'as', 5],
  ['Call\n@Asha R', 'Asha R', 5],
  ['@दे', 'दे', 0],
])('after %j a name is looked for: %j', (text, typed, from) => {
  expect(mentionBefore(text, text.length)).toEqual({ typed, from });
});

it.each(['', 'Call', 'asha@freightdesk.test', '@Asha Rao called', 'Rate @ 12,500'])(
  'in %j nobody is mentioned',
  (text) => {
    expect(mentionBefore(text, text.length)).toBeNull();
  },
);

it.each([
  ['', ['Asha Rao', 'देव Naik']],
  ['RA', ['Asha Rao']],
  ['na', ['देव Naik']],
  ['sha', []],
])('%j finds by the beginning of a name: %j', (typed, names) => {
  expect(peopleLike([asha, dev], typed).map(({ name }) => name)).toEqual(names);
});

it('who is chosen stands in the place of what was typed, and the cursor behind it', () => {
  expect(withMention('Call @as now', { from: 5, cursor: 8 }, asha)).toEqual({ text: 'Call @Asha Rao now', cursor: 15 });
});

it('who was taken out of the text again is not mentioned', () => {
  expect(stillMentioned('Call @Asha Rao', [asha, dev])).toEqual(['a']);
});

it('a note shows whom it mentions, the longer of two that begin alike', () => {
  const parts = partsOfNote('@Asha Rao Menon, @Asha Rao and a@b', [asha, ashaMenon]);

  expect(parts.map(({ text, isMention }) => (isMention ? `[${text}]` : text))).toEqual([
    '[@Asha Rao Menon]',
    ', ',
    '[@Asha Rao]',
    ' and a@b',
  ]);
});
