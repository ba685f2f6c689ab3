import { expect, test } from './support/demo-test';
import { demoCaller } from './support/people';
import { firstLook, type Look } from './walk/look';
import { openTab } from './walk/tab';

const readers: readonly {
  reader: string;
  language?: Look['language'];
  direction: Look['direction'];
  fonts: string[];
}[] = [
  { reader: 'English', direction: 'ltr', fonts: ['public-sans-latin'] },
  {
    reader: 'Hindi',
    language: 'hi',
    direction: 'ltr',
    fonts: ['noto-sans-devanagari-devanagari', 'public-sans-latin'],
  },
  { reader: 'Arabic', language: 'ar', direction: 'rtl', fonts: ['noto-sans-arabic-arabic', 'public-sans-latin'] },
];

for (const { reader, language, direction, fonts } of readers) {
  test(`a reader of ${reader} fetches the letters of that language, and no others`, async ({
    browser,
    demo,
    request,
  }) => {
    const { token } = await demoCaller(request, 'ADMIN');
    const { page, faults, goTo, close } = await openTab(
      browser,
      { ...firstLook, language, direction },
      { url: demo.url, token },
    );
    const fetched = new Set<string>();
    page.on('request', (one) => {
      if (one.resourceType() === 'font') fetched.add(one.url().replace(/^.*\/|-wght-normal.*$/g, ''));
    });

    await goTo('/dashboard/sales/invoice/list');
    // The names of the languages are in three scripts.
    await page.locator('header [aria-haspopup="menu"]').click();
    await expect(page.getByRole('menuitem')).toHaveText(['English', 'हिन्दी', 'العربية']);
    const states = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status !== 'unloaded').map(({ status }) => status);
    });

    expect([...fetched].sort()).toEqual(fonts);
    expect(states).toEqual(fonts.map(() => 'loaded'));
    expect(faults.take()).toEqual([]);
    await close();
  });
}
