/** One visit of somebody to the login and to the list of sale invoices: the figures that `goals.data.mjs` names. */
import { login } from '../served-store.mjs';
import { watch } from './seen.mjs';

const list = '/dashboard/sales/invoice/list';
const kbOf = (bytes) => bytes / 1_024;

async function slowDown(page, { latencyMs, downKbit, upKbit, cpu }) {
  if (cpu === undefined) return;
  const devtools = await page.context().newCDPSession(page);
  const throughput = (kbit) => (kbit * 1_024) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: latencyMs },
    ...{ downloadThroughput: throughput(downKbit), uploadThroughput: throughput(upKbit) },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** What came over the wire, by what it was asked for. */
function weighed(page) {
  const fetched = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    // What is fetched while the visit ends is of no figure.
    const sizes = request.sizes().catch(() => ({ responseBodySize: 0 }));
    fetched.push(sizes.then(({ responseBodySize }) => ({ type, bytes: responseBodySize })));
  });
  return {
    of: async (isAsked = () => true) => {
      const all = (await Promise.all(fetched)).filter(isAsked);
      return { count: all.length, kb: kbOf(all.reduce((sum, { bytes }) => sum + bytes, 0)) };
    },
  };
}

/** A browser that has kept nothing, with somebody's token or nobody's. */
async function opened(browser, network, token, visit) {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(watch, token);
  await slowDown(page, network);
  try {
    return await visit(page, weighed(page));
  } finally {
    await context.close();
  }
}

const rowsOf = async (page) => {
  await page.waitForFunction(() => window.benchSeen.rowsMs !== null);
  return page.evaluate(() => window.benchSeen.rowsMs);
};

/** From the last press of an act to the moment when the first row is another one, with these words in it. */
async function untilOtherRows(page, act, words = '') {
  await page.evaluate((sought) => {
    const row = window.benchFirstRow();
    const isOther = (now) => now !== '' && now !== row && now.includes(sought);
    window.benchShown = window.benchWhen(() => isOther(window.benchFirstRow()));
  }, words);
  await act();
  return page.evaluate(async () => {
    const late = new Promise((_done, fail) => setTimeout(fail, 20_000, new Error('No other rows came.')));
    return (await Promise.race([window.benchShown, late])) - window.benchSeen.pressedAt;
  });
}

const settled = (page) => page.waitForLoadState('networkidle');

/** Who types their password has the list fetched meanwhile; a person takes a while for it. */
const signIn = (origin) => async (page, scale) => {
  await page.goto(`${origin}/auth/jwt/login?returnTo=${encodeURIComponent(list)}`);
  await settled(page);
  await page.waitForFunction(() => window.benchSeen.paintedMs > 0);
  const painted = await page.evaluate(() => window.benchSeen.paintedMs);
  const { count, kb } = await scale.of();
  await page.getByLabel('E-mail address').fill(login.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(login.password, { delay: 30 });
  await settled(page);
  const enteredMs = await untilOtherRows(page, () => page.keyboard.press('Enter'));
  return { loginPaintedMs: painted, loginKb: kb, loginRequests: count, enteredMs };
};

const workAtList = (origin, number) => async (page, scale) => {
  await page.goto(`${origin}${list}`);
  const coldRowsMs = await rowsOf(page);
  await settled(page);
  const { kb } = await scale.of(({ type }) => type === 'script');
  const { blockedMs, moved } = await page.evaluate(() => window.benchSeen);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const cold = { coldRowsMs, coldScriptsKb: kb, coldBlockedMs: blockedMs, moved, elements };
  await page.reload();
  const warmRowsMs = await rowsOf(page);
  await settled(page);
  return { ...cold, warmRowsMs, ...(await acts(page, number)) };
};

async function acts(page, number) {
  const nextPageMs = await untilOtherRows(page, () => page.getByRole('button', { name: 'Next page' }).click());
  await settled(page);
  await page.locator('[role=search] input').focus();
  const searchedMs = await untilOtherRows(page, () => page.keyboard.type(number, { delay: 20 }), number);
  await untilOtherRows(page, () => page.getByRole('button', { name: 'Clear search' }).click());
  await settled(page);
  await page.getByRole('button', { name: /^Status/ }).click();
  const filteredMs = await untilOtherRows(page, () =>
    page.getByRole('menuitemcheckbox', { name: 'Cancelled' }).click(),
  );
  const { pressMs } = await page.evaluate(() => window.benchSeen);
  // What is held, and not what has yet to be swept.
  await (await page.context().newCDPSession(page)).send('HeapProfiler.collectGarbage');
  const heapMb = await page.evaluate(() => performance.memory.usedJSHeapSize / 2 ** 20);
  return { nextPageMs, filteredMs, searchedMs, pressMs, heapMb };
}

/** All figures of one round. */
export async function visit(browser, network, { origin, token, number }) {
  return {
    ...(await opened(browser, network, null, signIn(origin))),
    ...(await opened(browser, network, token, workAtList(origin, number))),
  };
}
