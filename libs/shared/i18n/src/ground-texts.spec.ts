import { i18n, setLanguage, startI18n } from './i18n';
import { byPattern } from './sentence-patterns';

describe('a page in another language', () => {
  beforeEach(() =>
    startI18n({
      hi: async () => (await import('./texts/hi.json')).default,
      ar: async () => (await import('./texts/ar.json')).default,
    }),
  );
  afterEach(() => setLanguage('en'));

  it.each([
    ['hi', 'Cancel', 'रद्द करें'],
    ['hi', 'Next page', 'अगला पेज'],
    ['ar', 'Cancel', 'إلغاء'],
    ['ar', 'Next page', 'الصفحة التالية'],
  ] as const)('%s: %s reads %s', async (language, text, translation) => {
    await setLanguage(language);

    expect(i18n.t(text)).toBe(translation);
  });

  it('reads a sentence of a schema with its figure in it', async () => {
    await setLanguage('hi');

    expect(i18n.t('At least 15 characters.')).toBe('कम से कम 15 वर्ण।');
  });

  it('leaves what nobody has translated in English', async () => {
    await setLanguage('hi');

    expect(i18n.t('Nobody wrote this.')).toBe('Nobody wrote this.');
  });
});

describe('a sentence with figures', () => {
  const dictionary = {
    'At least ${min}.': 'min ${min}.',
    'At least ${min} characters.': '${min} characters, at least.',
    'From ${a} to ${b}.': '${a} until ${b}.',
  };

  it.each([
    ['At least 3.', 'min 3.'],
    ['At least 3 characters.', '3 characters, at least.'],
    ['From 1 to 2.', '1 until 2.'],
    ['At most 3.', 'At most 3.'],
  ])('%s', (text, expected) => {
    expect(byPattern(text, dictionary)).toBe(expected);
  });
});
