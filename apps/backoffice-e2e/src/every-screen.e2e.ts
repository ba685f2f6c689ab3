import { expect, test } from './support/demo-test';
import { demoCaller } from './support/people';
import { stopsWithoutRing } from './walk/focus-rings';
import { inspectPage } from './walk/inspect-page';
import { allLooks, firstLook, frameLooks, type Look, nameOf, narrowestLook, phoneLook, wideLooks } from './walk/look';
import { frame, openedOf } from './walk/opened';
import { forgottenScreens, type Place, screensOf } from './walk/place';
import { findRecords, type Records } from './walk/records';
import { openTab } from './walk/tab';
import { walk } from './walk/walk';

type Places = (records: Records) => readonly Place[];

const everything: Places = (records) => [...screensOf(records), ...openedOf(records)];

/** In `npm test` every screen is seen in each mode and direction, in `npm run test:full` in all that can be set. */
const walks: readonly (readonly [what: string, looks: readonly Look[], places: Places])[] =
  process.env['FREIGHTDESK_FULL_TESTS'] === '1'
    ? [['every screen', allLooks, everything]]
    : [
        ['every screen', [...wideLooks, narrowestLook], screensOf],
        ['what opens over a screen', [firstLook, phoneLook], openedOf],
        ['the frame', frameLooks, () => frame],
      ];

// Looking at everything is slow enough without a film of it.
test.use({ trace: 'off' });

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

for (const [what, looks, places] of walks) {
  for (const look of looks) {
    test(`${what} is sound, ${nameOf(look)}`, async ({ browser, demo, request }) => {
      test.setTimeout(300_000);
      const admin = await demoCaller(request, 'ADMIN');
      const visitor = { url: demo.url, token: admin.token };

      const { seen, findings } = await walk(browser, look, places(await findRecords(admin)), visitor);

      process.stdout.write(`    ${what}, ${nameOf(look)}: ${seen} places, ${findings.length} findings\n`);
      expect(findings).toEqual([]);
    });
  }
}
