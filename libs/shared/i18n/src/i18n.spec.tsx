import { act, render, screen } from '@testing-library/react';
import ar from './texts/ar.json';
import english from './texts/en.json';
import hi from './texts/hi.json';
import { i18n, setLanguage, startI18n } from './i18n';
import { isLanguage, languages } from './languages';
import { useTranslation } from './use-translation';

const ground = { hi, ar };
const hindi = jest.fn(() => Promise.resolve({ 'Add bank': 'बैंक जोड़ें' }));

function Label() {
  const { t } = useTranslation();
  return <button type="button">{t('Add bank')}</button>;
}

beforeEach(async () => {
  localStorage.clear();
  hindi.mockClear();
  await startI18n({ hi: hindi });
});

afterEach(async () => {
  await setLanguage('en');
});

describe('texts of the page', () => {
  it('are their own keys, dots, colons and all', () => {
    expect(i18n.t('Bank: HDFC Ltd. is in use.')).toBe('Bank: HDFC Ltd. is in use.');
  });

  it('take their variables', () => {
    expect(i18n.t('{{count}} open', { count: 3 })).toBe('3 open');
  });

  it('are not escaped twice', () => {
    expect(i18n.t('Delete {{name}}', { name: 'A & B' })).toBe('Delete A & B');
  });

  it('fall back to English where a language has no word yet', async () => {
    await setLanguage('hi');

    expect(i18n.t('Add party')).toBe('Add party');
  });

  it('change on the screen when the language does', async () => {
    render(<Label />);

    await act(() => setLanguage('hi'));

    expect(screen.getByRole('button', { name: 'बैंक जोड़ें' })).toBeVisible();
  });
});

describe('a sentence with a count', () => {
  const ready = '{{count}} rows are ready.';
  const said = (count: number) => i18n.t(ready, { count });

  it.each([
    ['en', ['1 row is ready.', '2 rows are ready.', '0 rows are ready.']],
    ['hi', ['1 पंक्ति तैयार है।', '2 पंक्तियाँ तैयार हैं।', '0 पंक्ति तैयार है।']],
    ['ar', ['صف واحد جاهز.', 'صفان جاهزان.', '0 صفوف جاهزة.']],
  ] as const)('%s: reads otherwise of one', async (language, [one, two, none]) => {
    const words = { en: english, hi: ground.hi, ar: ground.ar }[language];
    i18n.addResourceBundle(language, 'translation', words);
    await setLanguage(language);

    expect([said(1), said(2), said(0)]).toEqual([one, two, none]);
  });

  it('reads otherwise of few and of many in Arabic', async () => {
    i18n.addResourceBundle('ar', 'translation', ground.ar);
    await setLanguage('ar');

    expect([said(3), said(11), said(100)]).toEqual(['3 صفوف جاهزة.', '11 صفًا جاهزًا.', '100 صفوف جاهزة.']);
  });
});

describe('English, whose texts are their own words', () => {
  it('is shown at once, and without what it says of one where that cannot be fetched', async () => {
    i18n.removeResourceBundle('en', 'translation');
    const away = jest.fn(() => Promise.reject(new Error('away')));

    await startI18n({ en: away });

    expect(away).toHaveBeenCalled();
    expect(i18n.t('{{count}} rows are ready.', { count: 1 })).toBe('1 rows are ready.');
  });
});

describe('what stands in a place of a sentence', () => {
  const Left = ({ on }: { on: string }) => <p>{useTranslation().t('Left on {{on}}', { on })}</p>;
  const shown = (on: string) => render(<Left on={on} />).container.textContent;

  it.each(['29-Nov-2026', '393(1) Sl.6(i)', '₹ 5,000'])('keeps its own order between Arabic words: %s', async (on) => {
    await setLanguage('ar');

    expect(shown(on)).toBe(`Left on \u2068${on}\u2069`);
  });

  it('and a section of the law between the words keep their order', async () => {
    await setLanguage('ar');
    const Law = ({ text }: { text: string }) => <p>{useTranslation().t(text)}</p>;
    const said = (text: string) => render(<Law text={text} />).container.textContent;

    expect(said('(IGST المادة 12(2)(a) و12(8)(a)).')).toBe('(IGST المادة \u206812(2)(a)\u2069 و\u206812(8)(a)\u2069).');
    expect(said('(CGST Act s.32(1))')).toBe('(CGST Act s.32(1))');
  });

  it('is left alone where it is Arabic too, or the page is read from the left', async () => {
    expect(shown('29-Nov-2026')).toBe('Left on 29-Nov-2026');
    await setLanguage('ar');

    expect(shown('PAN غير صحيح 5')).toBe('Left on PAN غير صحيح 5');
  });
});

describe('the chosen language', () => {
  it('is kept in this browser under i18nextLng', async () => {
    await setLanguage('ar');

    expect(localStorage.getItem('i18nextLng')).toBe('ar');
  });

  it('is read again at the next start, and its dictionary is fetched only then', async () => {
    localStorage.setItem('i18nextLng', 'hi');

    await startI18n({ hi: hindi });

    expect(i18n.language).toBe('hi');
    expect(i18n.t('Add bank')).toBe('बैंक जोड़ें');
  });

  it.each(['xx', '', 'toString'])('falls back to English when the stored word is %p', async (stored) => {
    localStorage.setItem('i18nextLng', stored);

    await startI18n();

    expect(i18n.language).toBe('en');
  });
});

describe('the table of languages', () => {
  it('knows that Arabic is read from right to left', () => {
    expect(languages.ar.direction).toBe('rtl');
    expect(isLanguage('ar')).toBe(true);
  });
});
