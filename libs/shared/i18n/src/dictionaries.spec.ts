import { renderHook } from '@testing-library/react';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { dictionaries } from './dictionaries';
import { i18n, setLanguage, startI18n } from './i18n';
import { useSay } from './use-say';

const workspace = join(__dirname, '../../../..');

it('every text of the page has its Hindi and its Arabic, and no translation is left over', () => {
  const { stdout, status } = spawnSync(process.execPath, [join(workspace, 'tools/run/missing-texts.mjs')], {
    encoding: 'utf8',
  });

  expect(stdout.split('\n').filter((line) => line.startsWith('  '))).toEqual([]);
  expect(status).toBe(0);
});

describe('a page in another language', () => {
  beforeEach(() => startI18n(dictionaries));
  afterEach(() => setLanguage('en'));

  it.each([
    ['hi', 'Settings', 'सेटिंग'],
    ['hi', 'Tax invoice', 'टैक्स इनवॉइस'],
    ['ar', 'Settings', 'الإعدادات'],
    ['ar', 'DASHBOARD', 'لوحة المعلومات'],
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
