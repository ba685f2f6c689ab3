import { renderHook } from '@testing-library/react';
import { i18n, setLanguage, startI18n } from './i18n';
import { useSay } from './use-say';

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

  it('says a sentence of a schema with its figure in it', async () => {
    await setLanguage('hi');
    const { result } = renderHook(() => useSay());

    expect(result.current({ message: 'At least {{min}} characters.', values: { min: 15 } })).toBe('कम से कम 15 वर्ण।');
  });

  it('leaves what nobody has translated in English', async () => {
    await setLanguage('hi');

    expect(i18n.t('Nobody wrote this.')).toBe('Nobody wrote this.');
  });
});
