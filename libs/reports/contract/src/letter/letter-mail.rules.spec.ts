import { letterMails } from './letter-mail.rules';
import { letterKinds } from './letter.kinds';

const sides = { to: 'Indian Oil', from: 'Konkan Freight' };

it.each(letterKinds)('the words that go with a %s name both sides, in English and Hindi, and no figure', (kind) => {
  const letters = letterMails(kind, sides);

  expect(letters.map(({ language }) => language)).toEqual(['English', 'हिन्दी']);
  for (const { subject, text } of letters) {
    expect(subject).toMatch(/ – Konkan Freight$/);
    expect(text).toContain('Indian Oil,\n\n');
    expect(text.endsWith('\nKonkan Freight')).toBe(true);
    expect(`${subject}${text}`).not.toMatch(/\d/);
  }
});

it('each tone has words of its own, and without our name nothing is signed', () => {
  const texts = letterKinds.map((kind) => letterMails(kind, sides)[0].text);

  expect(new Set(texts).size).toBe(letterKinds.length);
  expect(letterMails('FIRM', { ...sides, from: null })[0]).toMatchObject({
    subject: 'Second payment reminder',
    text: expect.stringMatching(/Kind regards$/),
  });
});
