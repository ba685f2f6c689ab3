import { expect, test } from './support/demo-test';
import { demoCaller } from './support/people';
import { stopsWithoutRing } from './walk/focus-rings';
import { inspectPage } from './walk/inspect-page';
import { allLooks, firstLook, frameLooks, type Look, nameOf, openedLooks, screenLooks } from './walk/look';
import { frame, openedOf } from './walk/opened';
import { forgottenScreens, type Place, screensOf } from './walk/place';
import { findRecords, type Records } from './walk/records';
import { openTab } from './walk/tab';
import { turnOf } from './walk/turns';
import { walk } from './walk/walk';

interface Round {
  what: string;
  looks: readonly Look[];
  places: (records: Records) => readonly Place[];
  /** Each place is seen in one of the looks, by turns. */
  isByTurns?: true;
}

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

const isFull = process.env['FREIGHTDESK_FULL_TESTS'] === '1';

const everything = (records: Records) => [...screensOf(records), ...openedOf(records)];

/** In `npm test` every screen is seen once, and every look at some of them; in `npm run test:full` all in all that can be set. */
const rounds: readonly Round[] = isFull
  ? [{ what: 'every screen', looks: allLooks, places: everything }]
  : [
      { what: 'every screen', looks: screenLooks, places: screensOf, isByTurns: true },
      { what: 'what opens over a screen', looks: openedLooks, places: openedOf, isByTurns: true },
      { what: 'the frame', looks: frameLooks, places: () => frame },
    ];

// Looking at everything is slow enough without a film of it, and by one browser alone.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

test('what is wrong with a page is found', async ({ browser, demo }) => {
  const { page, faults, goTo, close } = await openTab(browser, { ...firstLook, width: 320 }, demo);
  await goTo('/404');
  expect([...(await inspectPage(page)), ...(await stopsWithoutRing(page, new Set())), ...faults.take()]).toEqual([]);

  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('beforeend', '<button></button><p style="color: red">In red</p>');
    main?.querySelector('p')?.style.setProperty('inline-size', '900px');
    main?.querySelector('button')?.style.setProperty('outline', 'none', 'important');
  });
  const found = [...(await inspectPage(page)), ...(await stopsWithoutRing(page, new Set())), ...faults.take()];
  await close();

  expect(found).toContainEqual(expect.stringMatching(/^axe button-name: button/));
  expect(found).toContainEqual(expect.stringMatching(/content security policy: style-src-attr refused inline/));
  expect(found).toContainEqual(expect.stringMatching(/^no ring: <button/));
  expect(found).toContainEqual(expect.stringMatching(/^wider than the window: \d+ px in 320 px/));
});

test('every screen that shows a record has one to show', async ({ request }) => {
  const records = await findRecords(await demoCaller(request, 'ADMIN'));

  expect(forgottenScreens(records)).toEqual([]);
});

test('what is seen by turns is all seen, each place once', async ({ request }) => {
  const records = await findRecords(await demoCaller(request, 'ADMIN'));
  const places = everything(records);

  const seen = [screenLooks, openedLooks].map((looks) => looks.flatMap((look) => turnOf(look, looks, places)));

  for (const once of seen) expect(new Set(once)).toEqual(new Set(places));
  for (const once of seen) expect(once).toHaveLength(places.length);
});

for (const { what, looks, places, isByTurns } of rounds) {
  for (const look of looks) {
    test(`${what} is sound${isByTurns ? ' by turns' : ''}, ${nameOf(look)}`, async ({ browser, demo, request }) => {
      const admin = await demoCaller(request, 'ADMIN');
      const visitor = { url: demo.url, token: admin.token };
      const all = places(await findRecords(admin));
      const turn = isByTurns ? turnOf(look, looks, all) : all;

      const { seen, findings } = await walk(
        browser,
        { look, isFirst: isByTurns === true || look === looks[0] },
        turn,
        visitor,
      );

      process.stdout.write(`    ${what}, ${nameOf(look)}: ${seen} places, ${findings.length} findings\n`);
      expect(findings).toEqual([]);
    });
  }
}

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
